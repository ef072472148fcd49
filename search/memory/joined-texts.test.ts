import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JoinedTexts } from './joined-texts.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1 });

test('a part is found in each text that has it, and at the start of each that begins with it', () => {
  fc.assert(
    fc.property(fc.array(text), fc.array(text), text, (some, more, part) => {
      const all = [...some, ...more];
      const joined = new JoinedTexts().add(some).add(more);
      const indexesOf = (has: (one: string) => boolean) => [...all.keys()].filter((at) => has(all[at] ?? ''));
      expect(joined.length).toBe(all.length);
      expect(joined.containing(part)).toEqual(indexesOf((one) => one.includes(part)));
      expect(joined.containing(`\n${part}`)).toEqual(indexesOf((one) => one.startsWith(part)));
    }),
  );
});
