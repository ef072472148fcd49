import { region } from '#city';

interface ListPart {
  readonly type: 'element' | 'literal';
  readonly value: string;
}

const FORMATS = {
  conjunction: new Intl.ListFormat(region.language, { type: 'conjunction' }),
  disjunction: new Intl.ListFormat(region.language, { type: 'disjunction' }),
};

/** The parts of "Canton, Fells Point and Hampden": its words, and what stands between them. */
export function listParts(
  words: readonly string[],
  type: keyof typeof FORMATS = 'conjunction',
): readonly ListPart[] {
  // The voice has no comma before “and”.
  return FORMATS[type].formatToParts(words).map((part) => ({
    ...part,
    value: part.type === 'literal' ? part.value.replace(/^, (?=and |or )/, ' ') : part.value,
  }));
}

/** "Canton, Fells Point and Hampden". */
export function listOfWords(words: readonly string[], type?: keyof typeof FORMATS): string {
  return listParts(words, type)
    .map(({ value }) => value)
    .join('');
}
