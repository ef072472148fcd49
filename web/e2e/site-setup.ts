import { openTestPostgres } from '#cms/test/test-postgres';
import { isBuilt } from '../build/build-stamp.ts';
import { runProgram } from '../test/run-program.ts';
import { startSite } from './start-site.ts';

/** Before all journeys: one build, one PostgreSQL, and the site that journeys without changes share. */
export default async function setUpSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_SITE_URL) {
    process.env.E2E_ONE_SITE = 'yes';
    return undefined;
  }

  if (!isBuilt() && (await runProgram('node', ['web/build/build.ts', '--if-stale'])) !== 0) {
    throw new Error('The site could not be built; the reason is above.');
  }
  const postgres = await openTestPostgres();
  const site = await startSite();
  process.env.E2E_SITE_URL = site.url;
  return async () => {
    await site.stop();
    await postgres.close();
  };
}
