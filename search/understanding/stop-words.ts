import CITY from '#city/region.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** They are ignored only if the query has other words. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...words.ignored.split(', '),
  ...[CITY.name, CITY.state, CITY.stateCode].map((name) => name.toLowerCase()),
]);
