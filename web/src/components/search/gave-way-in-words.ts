import type { UnderstoodQuery } from '#contract/search';
import { listOfWords } from '#domain/words/listing-facts';

/** `No place fits Sushi, $ and Canton all at once, so we left out $.`, or null if nothing was left out. */
export function gaveWayInWords({ parts, text, wordsGivenUp }: UnderstoodQuery): string | null {
  const asked = parts.filter(({ kind }) => kind !== 'order' && kind !== 'nearness');
  const quoted = (words: string) => (words === '' ? [] : [`“${words}”`]);
  const given = [
    ...asked.filter(({ gaveWay }) => gaveWay).map(({ label }) => label),
    ...quoted(wordsGivenUp),
  ];
  if (given.length === 0) return null;
  const all = [...asked.map(({ label }) => label), ...quoted(text)];
  const together = all.length > 2 ? `${listOfWords(all)} all at once` : listOfWords(all);
  return `No place fits ${all.length === 2 ? 'both ' : ''}${together}, so we left out ${listOfWords(given)}.`;
}
