import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawWinner, entryCode, newSeed, sha256 } from './draw-winner.ts';

const SECRET = 'only-the-tests-know-this';
const entriesOf = (emails: readonly string[]) => emails.map((email) => entryCode(SECRET, '2026-11', email));
const entries = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 50 }).map(entriesOf);
const seeds = fc.noShrink(fc.integer().map((number) => sha256(String(number))));

describe('the drawing of the monthly dinner', () => {
  it('gives the same winner for a seed, in whatever order the entries come', () => {
    fc.assert(
      fc.property(seeds, entries, fc.nat(), (seed, codes, by) => {
        const turned = [...codes.slice(by % codes.length), ...codes.slice(0, by % codes.length)].toReversed();
        expect(drawWinner(seed, turned)).toBe(drawWinner(seed, codes));
        expect(codes).toContain(drawWinner(seed, codes));
      }),
    );
  });

  it('does not change its winner when another entry goes', () => {
    fc.assert(
      fc.property(seeds, entries, fc.nat(), (seed, codes, at) => {
        const winner = drawWinner(seed, codes);
        const gone = codes[at % codes.length];
        fc.pre(gone !== winner);
        expect(
          drawWinner(
            seed,
            codes.filter((code) => code !== gone),
          ),
        ).toBe(winner);
      }),
    );
  });

  it('gives everyone the same chance', () => {
    const codes = entriesOf(['a', 'b', 'c', 'd']);
    const wins = new Map<string | undefined, number>();
    for (let draw = 0; draw < 4_000; draw += 1) {
      const winner = drawWinner(sha256(`seed ${draw}`), codes);
      wins.set(winner, (wins.get(winner) ?? 0) + 1);
    }
    for (const code of codes) expect(Math.abs((wins.get(code) ?? 0) - 1_000)).toBeLessThan(120);
  });

  it('shows nobody’s address, and another code in another month', () => {
    const code = entryCode(SECRET, '2026-11', 'reader@example.com');
    expect(code).toMatch(/^[\da-f]{64}$/);
    expect(entryCode(SECRET, '2026-12', 'reader@example.com')).not.toBe(code);
    expect(entryCode('another', '2026-11', 'reader@example.com')).not.toBe(code);
    expect(newSeed()).not.toBe(newSeed());
  });

  it('has no winner without entries', () => expect(drawWinner('seed', [])).toBeUndefined());
});
