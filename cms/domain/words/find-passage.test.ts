import { describe, expect, it } from 'vitest';
import { findPassage } from './find-passage.ts';

const STRETCHES = ['He parks ', 'before', ' dawn.', 'Then he shucks.'];

/** The text between two points, per stretch. */
function wordsAt(quote: string): string[] | null {
  const passage = findPassage(STRETCHES, quote);
  if (!passage) return null;
  const { from, to } = passage;
  return STRETCHES.slice(from.stretch, to.stretch + 1).map((text, index, all) =>
    text.slice(index === 0 ? from.offset : 0, index === all.length - 1 ? to.offset : undefined),
  );
}

describe('a quoted passage', () => {
  it('is found inside one stretch', () => expect(wordsAt('parks')).toEqual(['parks']));

  it('is found across stretches', () =>
    expect(wordsAt('parks before dawn')).toEqual(['parks ', 'before', ' dawn']));

  it('is found across paragraphs, which a selection breaks into lines', () =>
    expect(wordsAt('dawn.\n\nThen he')).toEqual(['dawn.', 'Then he']));

  it.each(['after dusk', '', ' \n'])('is not found if it was removed: %j', (quote) =>
    expect(wordsAt(quote)).toBeNull(),
  );
});
