import { writeFileSync } from 'node:fs';
import type { EngineRequest } from '../engine.ts';
import { readJudgedQueries } from '../judged/judged-queries.ts';
import { judge, meansOf } from '../judged/relevance.ts';
import type { SearchAnswer } from '../query.ts';
import { WEIGHTS, type Signal, type Weights } from '../ranking/signals.ts';
import { FRIDAY_SEVEN_PM, loadPlaces, openDoor } from './open-door.ts';
import { readJudgedCity, readSampleCity } from './sample-city.ts';

/**
 * `npm run search:learn`: finds better weights by coordinate ascent on the nDCG of the seen queries, writes them, and
 * says what each does. That names come before meanings, meanings before parts of names, and specialties before other
 * dishes, and what is closed for now after all else, is decided (decisions §5, §6), and no grade of a query depends on scores or distances.
 */
const SIGNALS = Object.keys(WEIGHTS) as readonly Signal[];
const DECIDED: readonly Signal[] = [
  'nameEqual',
  'namePrefix',
  'nameWord',
  'nameInside',
  'slip',
  'dishSpecialty',
  'dishListed',
  'distance',
  'score',
  'closedForNow',
];
const FACTORS = [0.5, 0.7, 0.9, 1.1, 1.4, 2];
/** A smaller gain is chance: that of a fifth of a query. */
const MIN_GAIN = 0.0005;
const MAX_ROUNDS = 4;

const FILE = new URL('../ranking/weights.json', import.meta.url);
const loaded = loadPlaces(readSampleCity());
const judged = { places: readJudgedCity(), now: FRIDAY_SEVEN_PM };
const queries = readJudgedQueries().filter(({ set }) => set === 'seen');

/** What the engine finds doesn't depend on the weights. */
const found = new Map<string, Promise<SearchAnswer>>();
const search = (request: EngineRequest) => {
  const key = JSON.stringify(request);
  const answer = found.get(key) ?? loaded.search(request);
  found.set(key, answer);
  return answer;
};

async function qualityOf(weights: Weights): Promise<number> {
  const door = openDoor(search, loaded, weights);
  const judgements = [];
  for (const query of queries) judgements.push(judge(query, (await door(query.text)).ids, judged));
  const { ndcg, isOpposite, closedAboveOpen } = meansOf(judgements);
  return ndcg - isOpposite - closedAboveOpen;
}

let weights: Weights = WEIGHTS;
let quality = await qualityOf(weights);
console.log(`before: ${quality.toFixed(4)}`);
for (let round = 0, isBetter = true; isBetter && round < MAX_ROUNDS; round += 1) {
  isBetter = false;
  for (const signal of SIGNALS.filter((one) => !DECIDED.includes(one))) {
    for (const factor of FACTORS) {
      const tried = { ...weights, [signal]: Number((weights[signal] * factor).toFixed(2)) };
      const reached = await qualityOf(tried);
      if (reached < quality + MIN_GAIN) continue;
      [weights, quality, isBetter] = [tried, reached, true];
      console.log(`${signal} ${tried[signal]}: ${quality.toFixed(4)}`);
    }
  }
}
for (const signal of SIGNALS) {
  const lost = quality - (await qualityOf({ ...weights, [signal]: 0 }));
  console.log(
    `${signal.padEnd(14)} ${String(weights[signal]).padStart(6)}  without it ${(-lost).toFixed(4)}`,
  );
}
writeFileSync(FILE, `${JSON.stringify(weights, null, 2)}\n`);
