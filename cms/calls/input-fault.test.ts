import { operations } from '#contract/index';
import type { Operation } from '#contract/operation';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { inputFault } from './input-fault.ts';

const ZODS_OWN = /^(?:.*: )?(?:Invalid|Too|Unrecognized|Expected)\b|received|expected/;

function faultOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value, { error: inputFault }).error?.issues[0]?.message;
}

it.each([
  [z.object({ page: z.string() }), { page: ['1', '2'] }, 'page: give this once.'],
  [z.object({ sort: z.enum(['best', 'new']) }), { sort: 'x' }, 'sort: this must be one of best, new.'],
  [z.object({ name: z.string() }), {}, 'name: this is missing.'],
  [z.object({ name: z.string().min(2) }), { name: 'x' }, 'name: this must have at least 2 characters.'],
  [z.object({ id: z.number().positive() }), { id: 0 }, 'id: this must be more than 0.'],
  [z.object({ age: z.int() }), { age: 1.5 }, 'age: this must be a whole number.'],
  [z.object({ ids: z.array(z.int()) }), { ids: 1 }, 'ids: this must be a list.'],
  [z.strictObject({}), { extra: 1 }, 'The request: nothing here is called extra.'],
  [z.object({}), 'text', 'The request: this must be an object.'],
  [z.object({ name: z.string('Name the list') }), {}, 'Name the list'],
])('%# is refused in a sentence', (schema, value, sentence) => {
  expect(faultOf(schema, value)).toBe(sentence);
});

it('no input of the contract is refused in zod’s words', () => {
  for (const [id, { query, body }] of Object.entries<Operation>(operations)) {
    const names = Object.keys(query?.shape ?? {});
    for (const name of names) {
      for (const value of [['1', '1'], '', '☃', '9'.repeat(5_000)]) {
        expect(faultOf(query ?? z.any(), { [name]: value }) ?? '', `${id} ${name}`).not.toMatch(ZODS_OWN);
      }
    }
    for (const value of [undefined, null, {}, [], 'text', 1]) {
      expect((body && faultOf(body, value)) ?? '', id).not.toMatch(ZODS_OWN);
    }
  }
});
