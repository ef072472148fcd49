import { operations } from '#contract/index';
import type { Operation } from '#contract/operation';
import fc from 'fast-check';
import type { z } from 'zod';
import { nearValid, valid } from './from-schema.ts';
import { hostileBody, hostileSegment, hostileText } from './hostile-values.ts';
import {
  asText,
  flat,
  hostileQuery,
  membersOf,
  METHODS,
  oddHeaders,
  role,
  toForm,
  type,
  type Target,
} from './request-parts.ts';

/** Every call with valid, nearly valid, and hostile requests. */
export function contractTargets(): Target[] {
  return Object.entries<Operation>(operations).map(([id, operation]) => {
    const { method, query, body, bodyType } = operation;
    const good = fc.record({
      role,
      method: fc.constant(method),
      path: fc.tuple(pathOf(operation, valid), queryOf(query, valid)).map((parts) => parts.join('')),
      sent: bodyOf(body && valid(body), bodyType),
    });
    const near = fc.record({
      role,
      method: fc.constant(method),
      path: fc.tuple(pathOf(operation, nearValid), queryOf(query, nearValid)).map((parts) => parts.join('')),
      sent: bodyOf(body && nearValid(body), bodyType),
    });
    const hostile = fc.record({
      role,
      method: fc.constantFrom(...METHODS, method, method, method),
      path: fc.tuple(hostilePathOf(operation), hostileQuery).map((parts) => parts.join('')),
      sent: fc
        .record({ body: hostileBody, type })
        .map((one) => ({ body: one.body, headers: { 'content-type': one.type } })),
      odd: oddHeaders,
    });
    return {
      group: 'operation',
      name: id,
      requests: fc.oneof(good.map(flat), near.map(flat), hostile.map(flat)),
    };
  });
}

type Make = (schema: z.ZodType) => fc.Arbitrary<unknown>;

function pathOf({ path: pattern, params }: Operation, make: Make): fc.Arbitrary<string> {
  if (!params) return fc.constant(pattern);
  return make(params).map((values) =>
    pattern.replace(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(asText(membersOf(values)[name])),
    ),
  );
}

function hostilePathOf({ path: pattern }: Operation): fc.Arbitrary<string> {
  return hostileSegment.map((segment) => pattern.replace(/\{\w+\}/g, () => segment));
}

function queryOf(schema: z.ZodObject | undefined, make: Make): fc.Arbitrary<string> {
  if (!schema) return fc.constant('');
  return make(schema).map((values) => {
    const pairs = Object.entries(membersOf(values)).map((pair) =>
      pair.map(asText).map(encodeURIComponent).join('='),
    );
    return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
  });
}

function bodyOf(value: fc.Arbitrary<unknown> | undefined, bodyType: Operation['bodyType']) {
  if (bodyType === 'application/octet-stream') {
    return fc.oneof(fc.constant('name,address\nCrab Shack,1 Pratt St\n'), hostileText).map((body) => ({
      body,
      headers: { 'content-type': 'application/octet-stream' },
    }));
  }
  if (!value) return fc.constant({});
  if (bodyType === 'multipart/form-data') return value.map(toForm);
  return value.map((one) => ({
    body: JSON.stringify(one) ?? '',
    headers: { 'content-type': 'application/json' },
  }));
}
