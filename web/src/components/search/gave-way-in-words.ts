import type { UnderstoodQuery } from '#contract/search';

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** `Nothing matches Sushi, $ and Canton together. Shown without $.`, or null where nothing was given up. */
export function gaveWayInWords({ parts, text, wordsGivenUp }: UnderstoodQuery): string | null {
  const asked = parts.filter(({ kind }) => kind !== 'order' && kind !== 'nearness');
  const quoted = (words: string) => (words === '' ? [] : [`“${words}”`]);
  const given = [
    ...asked.filter(({ gaveWay }) => gaveWay).map(({ label }) => label),
    ...quoted(wordsGivenUp),
  ];
  if (given.length === 0) return null;
  const all = [...asked.map(({ label }) => label), ...quoted(text)];
  const together = all.length > 1 ? `${AND.format(all)} together` : AND.format(all);
  return `Nothing matches ${together}. Shown without ${AND.format(given)}.`;
}
