import '#cms/start/production-by-default';
import { readEnv } from '#cms/env';
import { leaveIndexInStep } from '#cms/indexing/sync-index';
import { openCms } from '#cms/start/open-cms';
import { openLog } from '#cms/start/open-log';
import { Command, InvalidArgumentError } from 'commander';
import { storeAdvertising } from './importers/store-advertising.ts';
import { storeEditorial } from './importers/store-editorial.ts';
import { storePlaces } from './importers/store-places.ts';
import { multiplyPlaces } from './lib/multiply-places.ts';
import { sayFaults } from './lib/run-tool.ts';
import { readSampleRows } from './rows/sample-file.ts';
import { samplePlaceSchema } from './rows/sample-place.ts';

/** A key in the database while an empty one is being filled: an interrupted start is finished by the next. */
const FILLING = 'filling-with-sample-content';

interface Options {
  ifEmpty?: boolean;
  places?: number;
}

const program = new Command('npm run seed --')
  .description('Fills a database with invented places. Safe to run twice; never deletes.')
  .option('--if-empty', 'only where there is no place yet')
  .option(
    '--places <count>',
    'store this many variations of the sample’s places instead, for benchmarks',
    wholeNumber,
  );

program.parse();
await sayFaults(() => seed(program.opts<Options>()));

async function seed({ ifEmpty, places }: Options): Promise<void> {
  const env = readEnv();
  const log = openLog(env.LOG_LEVEL);
  const cms = await openCms({ env, log });
  try {
    const { totalDocs } = await cms.payload.count({ collection: 'restaurants' });
    const { kv } = cms.payload;
    if (ifEmpty && (env.SEED === 'none' || (totalDocs > 0 && !(await kv.has(FILLING))))) return;
    if (ifEmpty) await kv.set(FILLING, true);
    const sample = await readSampleRows('places.json', samplePlaceSchema);
    const stored = await storePlaces(cms.payload, places ? multiplyPlaces(sample, places) : sample);
    // A benchmark's synthetic city has no stories.
    const texts = places ? 0 : await storeEditorial(cms.payload);
    const ads = places ? 0 : await storeAdvertising(cms.payload);
    await leaveIndexInStep(cms.indexing);
    await kv.delete(FILLING);
    log.info(
      `Sample content: ${stored.created} places stored, counting drafts and closed ones; ${stored.present} were there already; ${texts} stories, guides and awards, ${ads} ads and featured businesses stored`,
    );
  } finally {
    await cms.close();
  }
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 1_000_000) {
    throw new InvalidArgumentError('Give a whole number from 1 to 1,000,000.');
  }
  return value;
}
