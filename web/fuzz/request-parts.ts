import path from 'node:path';
import fc from 'fast-check';
import type { FuzzRequest } from './ask.ts';
import { hostileSegment, onTheWire } from './hostile-values.ts';
import cases from './request-parts.json' with { type: 'json' };

export const ROLES = ['nobody', 'diner', 'editor', 'ads', 'data', 'admin', 'forged'] as const;
export type Role = (typeof ROLES)[number];

export interface RoleRequest extends FuzzRequest {
  role: Role;
}

/** One address of the site, with all requests that may be sent to it. */
export interface Target {
  group: 'operation' | 'form' | 'page' | 'cms/api';
  name: string;
  requests: fc.Arbitrary<RoleRequest>;
}

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
  'TRACE',
] as const;
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/octet-stream',
  'text/csv',
  'a'.repeat(300),
] as const;
const ODD_HEADERS: readonly Record<string, string>[] = [
  {},
  { accept: 'text/html' },
  { 'accept-encoding': 'br;q=0, *' },
  { 'accept-language': '*'.repeat(200) },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'made-up' },
  { 'if-none-match': '"'.repeat(50) },
  { range: 'bytes=5-1,9-' },
  { 'x-http-method-override': 'GET' },
  { 'x-payload-http-method-override': 'GET' },
  { 'x-forwarded-host': 'evil.example' },
  { host: 'evil.example' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'x-request-id': '../<script>' },
  { cookie: 'payload-token=a.b.c; '.repeat(40) },
  { 'next-action': 'x', 'content-type': 'text/plain' },
  { rsc: '1', 'next-router-state-tree': '%5B' },
];

export const role = fc.constantFrom(...ROLES);
export const oddHeaders = fc.constantFrom(...ODD_HEADERS);
export const type = fc.constantFrom(...TYPES);

interface Parts {
  role: Role;
  method: string;
  path: string;
  sent: { body?: string | Buffer; headers?: Record<string, string> };
  odd?: Record<string, string>;
}

export function flat({ role: who, method, path: address, sent, odd = {} }: Parts): RoleRequest {
  const hasBody = sent.body !== undefined && method !== 'GET' && method !== 'HEAD' && method !== 'TRACE';
  return {
    role: who,
    method,
    path: onTheWire(address),
    headers: { ...(hasBody && sent.headers), ...odd },
    ...(hasBody && { body: sent.body }),
  };
}

const NAMES = cases.parameters;
export const hostileQuery = fc.oneof(
  fc.constant(''),
  fc
    .array(fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom('=', '[]=', '[a][b]=', ''), hostileSegment), {
      maxLength: 5,
    })
    .map((parts) => `?${parts.map((part) => part.join('')).join('&')}`),
);

/** Builds form parts by hand, so that names and values are sent unchanged. */
export function toForm(value: unknown) {
  const parts = Object.entries(membersOf(value)).map(([name, text]) => {
    const isFile = /image|file|picture/i.test(name);
    const file = isFile ? '; filename="a.png"\r\ncontent-type: image/png' : '';
    return `--edge\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${asText(text)}\r\n`;
  });
  return {
    body: `${parts.join('')}--edge--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  };
}

export function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function asText(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
  return text.toWellFormed();
}
