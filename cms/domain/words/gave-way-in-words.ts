import * as texts from '#texts';
import { listOfWords } from './list-of-words.ts';

/** How search interpreted a query, and which parts had to be dropped. */
export interface AskedAndGiven {
  readonly parts: readonly {
    readonly kind: string;
    readonly label: string;
    readonly gaveWay: boolean;
    /** Its substitute. */
    readonly instead?: string | undefined;
  }[];
  readonly text: string;
  readonly wordsGivenUp: string;
}

/**
 * `No place fits Sushi, $ and Canton all at once, so we left out Canton and looked for $$ instead of $.`, or null if
 * nothing gave way.
 */
export function gaveWayInWords({ parts, text, wordsGivenUp }: AskedAndGiven): string | null {
  const asked = parts.filter(({ kind }) => kind !== 'order' && kind !== 'nearness');
  const quoted = (words: string) => (words === '' ? [] : [`“${words}”`]);
  const given = asked.filter(({ gaveWay }) => gaveWay);
  const leftOut = [
    ...new Set(given.filter(({ instead }) => instead === undefined).map(({ label }) => label)),
    ...quoted(wordsGivenUp),
  ];
  const lookedFor = given.flatMap(({ kind, label, instead }) => {
    if (instead === undefined) return [];
    return kind === 'neighborhood' ? [] : texts.gaveWay.forInstead({ given: instead, part: label });
  });
  const closest = given.flatMap(({ kind, instead }) =>
    kind === 'neighborhood' && instead !== undefined ? instead : [],
  );
  const done = [
    ...(leftOut.length === 0 ? [] : [texts.gaveWay.leftOut({ parts: listOfWords(leftOut) })]),
    ...(lookedFor.length === 0 ? [] : [texts.gaveWay.lookedFor({ parts: listOfWords(lookedFor) })]),
    ...closest.map((first) =>
      texts.gaveWay.closest({ order: first.charAt(0).toLowerCase() + first.slice(1) }),
    ),
  ];
  if (done.length === 0) return null;
  if (done.length === 1 && leftOut.length === 1 && leftOut[0] === texts.filters.openNow())
    return texts.gaveWay.openNow();
  // "romantic" and "anniversary" both mean a date night.
  const all = [...new Set(asked.map(({ label }) => label)), ...quoted(text)];
  return texts.gaveWay.noneFits({ count: all.length, asked: listOfWords(all), done: listOfWords(done) });
}
