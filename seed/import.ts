import { createWriteStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { DatabaseFault } from '#cms/database/database-fault';
import { EnvironmentError } from '#cms/env';
import { program } from 'commander';
import { emptyRestaurantStore } from './importers/empty-restaurant-store.ts';
import {
  openPayloadRestaurantStore,
  type OpenRestaurantStore,
} from './importers/payload-restaurant-store.ts';
import { importRestaurants, type ImportTotals } from './importers/restaurants.ts';
import { startProgress } from './lib/progress.ts';
import { readSource } from './lib/read-source.ts';
import { parseImportMap } from './rows/import-map.ts';
import { SeedFault } from './rows/seed-fault.ts';

interface ImportFlags {
  readonly map: string;
  readonly dryRun?: boolean;
  readonly rejects?: string;
}

/** Complaints shown on the screen; all of them go to the rejects file. */
const MOST_SHOWN = 50;

async function runImport(file: string, flags: ImportFlags): Promise<ImportTotals> {
  const map = parseImportMap(await readFile(flags.map, 'utf8'), flags.map);
  const { size } = await stat(file);
  const { store, close } = await openStore(flags);
  const rejects = flags.rejects ? createWriteStream(flags.rejects) : undefined;
  const complaints: string[] = [];
  const progress = startProgress(basename(file), size);
  try {
    return await importRestaurants({
      rows: readSource(file, progress.advance),
      map,
      store,
      onRow: ({ read }) => progress.count(read),
      onReject: ({ at, record }, faults) => {
        complaints.push(...faults.map(({ field, message }) => `${at}: rejected: ${field}: ${message}`));
        rejects?.write(`${JSON.stringify({ at, faults, record })}\n`);
      },
      onNotice: ({ at }, { field, message }) => complaints.push(`${at}: ${field}: ${message}`),
    });
  } finally {
    progress.stop();
    showComplaints(complaints);
    rejects?.end();
    await close();
  }
}

/** Faults of file, map, settings and database are one line; anything else is ours and keeps its stack. */
function isForReader(error: unknown): error is Error {
  if ([SeedFault, EnvironmentError, DatabaseFault].some((known) => error instanceof known)) return true;
  // A missing file or a quote that is never closed.
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^(E|CSV_)/.test(error.code)
  );
}

function openStore({ dryRun }: ImportFlags): Promise<OpenRestaurantStore> {
  if (!dryRun) return openPayloadRestaurantStore();
  return Promise.resolve({ store: emptyRestaurantStore, close: () => Promise.resolve() });
}

function showComplaints(complaints: readonly string[]): void {
  for (const complaint of complaints.slice(0, MOST_SHOWN)) console.error(complaint);
  if (complaints.length > MOST_SHOWN) console.error(`... and ${complaints.length - MOST_SHOWN} more`);
}

function describeTotals({ read, created, updated, unchanged, rejected, repeated }: ImportTotals): string {
  const repeats = repeated > 0 ? ` (${repeated} repeated within the file)` : '';
  return `${read} read: ${created} created, ${updated} updated, ${unchanged} unchanged${repeats}, ${rejected} rejected`;
}

program
  .name('npm run import --')
  .description('Bring the places of a source file into the directory. Running it twice changes nothing.')
  .argument('<file>', 'CSV, JSON list or JSON lines')
  .requiredOption('--map <file>', 'how the columns become fields; see seed/maps/')
  .option('--dry-run', 'say what the file would bring to an empty database, and store nothing')
  .option('--rejects <file>', 'write rejected rows with their faults to this file, one JSON object a line')
  .action(async (file: string, flags: ImportFlags) => {
    try {
      const totals = await runImport(file, flags);
      console.log(`${flags.dryRun ? 'Dry run, nothing stored. ' : ''}${describeTotals(totals)}`);
    } catch (error) {
      if (!isForReader(error)) throw error;
      console.error(`${file}: ${error.message}`);
      process.exitCode = 1;
    }
  });

await program.parseAsync();
