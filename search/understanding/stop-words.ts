import { region } from '#city';
import words from './words.json' with { type: 'json' };

/** They are ignored only if the query has other words. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...words.ignored.split(', '),
  ...[region.name, region.state, region.stateCode].flatMap((name) => name?.toLowerCase() ?? []),
]);
