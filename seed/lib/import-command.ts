import {
  DUPLICATE_DECISIONS,
  TEMPLATE_FORMATS,
  type BatchProgress,
  type DuplicateDecision,
} from '#contract/imports';
import { BRAKES, type BrakeName } from '#domain/imports/brakes';
import { isRecordId } from '#domain/addresses/record-id';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { startCommit } from '#cms/imports/commit/commit-batch';
import { startUndo } from '#cms/imports/commit/undo-batch';
import { ImportFault } from '#cms/imports/import-fault';
import { decideDuplicates } from '#cms/imports/plan/decide-duplicates';
import { findBatch, listBatches, undoUntil } from '#cms/imports/plan/import-batch';
import { startPlan } from '#cms/imports/plan/make-plan';
import { listNewNames } from '#cms/imports/plan/new-names';
import { eachPlanRow } from '#cms/imports/plan/plan-rows';
import { writeRejects } from '#cms/imports/plan/write-rejects';
import { inspectFile } from '#cms/imports/read/inspect-file';
import { writeTemplate } from '#cms/imports/desk/write-template';
import { leaveIndexInStep, whileSearchFollows } from '#cms/indexing/sync-index';
import type { Cms } from '#cms/start/open-cms';
import { Command, InvalidArgumentError, Option } from 'commander';
import { chooseAreas, chooseMap, guessFor } from './choose-map.ts';
import { describeBatch, describeBrakes, describeNewNames, describeTotals, printRows } from './print-plan.ts';
import { sayFaults, type runTool } from './run-tool.ts';
import { showProgress } from './show-progress.ts';
import { writeFile } from './write-file.ts';

interface Flags {
  readonly map?: string;
  readonly guess?: boolean;
  readonly polygons?: string;
  readonly rejects?: string;
  readonly json?: boolean;
  readonly rows?: 'all';
  readonly commit?: number;
  readonly duplicates?: DuplicateDecision;
  readonly takeKept?: boolean;
  readonly fillBlanks?: boolean;
  readonly asOf?: string;
  readonly accept?: BrakeName[];
  readonly undo?: number;
  readonly list?: boolean;
  readonly template?: string;
}

const BATCHES_SHOWN = 20;

type Run = typeof runTool;

/** `npm run import` with its arguments. `run` opens the CMS and prints the result. */
export function importCommand(run: Run): Command {
  const program = new Command();
  return program
    .name('npm run import --')
    .description('Plan what a file would do to the directory, then commit the plan. Nothing is ever deleted.')
    .argument('[file]', 'XLSX, CSV, JSON, NDJSON or GeoJSON, packed with gzip or not')
    .option(
      '--map <map>',
      'how columns become fields: a file, or the name of one saved in the panel or in import-maps of the city',
    )
    .option('--guess', 'propose a map from names and values of the columns, and plan nothing')
    .option('--polygons <file>', 'GeoJSON of neighborhoods, for maps that ask where a place lies')
    .option('--fill-blanks', 'fill in blanks only, leave every known value alone')
    .option(
      '--as-of <date>',
      'date of the file, YYYY-MM-DD, if not the one in its name or title, or today: newer values stay',
      day,
    )
    .option('--rejects <file>', 'write rejected rows here, in the form of their file, with a reason')
    .option('--json', 'print the plan as JSON')
    .addOption(new Option('--rows <all>', 'show every row that is worth a line').choices(['all']))
    .option('--commit <plan>', 'do what the plan of that number says', wholeNumber)
    .addOption(
      new Option('--duplicates <how>', 'with --commit: what possible duplicates are')
        .choices(DUPLICATE_DECISIONS)
        .default('skip'),
    )
    .option('--take-kept', 'with --commit: also write the values that the plan keeps')
    .addOption(
      new Option(
        '--accept <brake...>',
        'with --commit: go on although the plan says that the file looks wrong',
      ).choices(BRAKES),
    )
    .option('--undo <import>', 'take the import of that number back', wholeNumber)
    .option(
      '--template <file>',
      'write an empty table to fill in, XLSX or CSV by its ending; filled in, it needs no map',
    )
    .option('--list', 'show the last plans and imports')
    .action(async (file: string | undefined, flags: Flags) => {
      if (flags.template !== undefined) await template(flags.template, program);
      else if (flags.list) await run(list);
      else if (flags.undo !== undefined) await run((cms) => undo(cms, flags.undo ?? 0));
      else if (flags.commit !== undefined) await run((cms) => commit(cms, flags.commit ?? 0, flags));
      else if (file === undefined)
        program.error('Name a file to plan, or a plan to --commit or an import to --undo.');
      else if (flags.guess) await sayFaults(async () => console.log(await guessFor(file)), `${file}: `);
      else await plan(file, flags, run);
    });
}

async function template(file: string, program: Command): Promise<void> {
  const format = TEMPLATE_FORMATS.find((one) => file.toLowerCase().endsWith(`.${one}`));
  if (!format) program.error('Name a file that ends in .xlsx or .csv.');
  await sayFaults(async () => {
    await writeFile(file, Readable.from([await writeTemplate(format)]));
    console.log(`Written to ${file}. Fill it in, then: npm run import -- ${file}`);
  });
}

async function plan(file: string, flags: Flags, run: Run): Promise<void> {
  await sayFaults(async () => {
    const source = await inspectFile(resolve(file));
    const { map, name } = await chooseMap(source, flags.map);
    const areas = await chooseAreas(flags.polygons);
    await run(async ({ payload }) => {
      const { pool } = payload.db;
      const progress = showProgress(source.name);
      let read = 0;
      try {
        const { id, ended } = await startPlan({
          payload,
          file: source,
          map,
          mapName: name,
          areas,
          terms: { fillBlanks: flags.fillBlanks ?? false, asOf: flags.asOf ?? source.day },
          by: userInfo().username,
          onBytes: (bytes) => (read += bytes),
          onRows: (count) => progress.show(read, source.bytes, count),
        });
        const totals = await ended;
        progress.stop();
        if (flags.rejects) await writeFile(flags.rejects, writeRejects(pool, id));
        if (flags.json) {
          await printJson(pool, id, totals);
          return '';
        }
        await printRows(eachPlanRow(pool, id, 'telling'), flags.rows === 'all' ? Infinity : undefined);
        const stated = flags.asOf ?? source.day;
        const asOf = stated === null ? '' : `Its values are of ${stated}; newer ones stay.\n`;
        return `Plan ${id}, nothing stored yet. ${describeTotals(totals)}\n${asOf}${describeNewNames(await listNewNames(pool, id))}${describeBrakes(totals)}Map: ${name}\nDo it with: npm run import -- --commit ${id}`;
      } catch (error) {
        progress.stop();
        throw error instanceof ImportFault
          ? new ImportFault(`${file}: ${error.message}`, { cause: error })
          : error;
      }
    });
  }, `${file}: `);
}

/** Streamed, because a plan may have a hundred thousand rows. */
async function printJson(pool: Cms['indexing']['pool'], id: number, totals: object): Promise<void> {
  process.stdout.write(`{"plan":${id},"totals":${JSON.stringify(totals)},"rows":[`);
  let separator = '\n';
  for await (const { held: _held, ...row } of eachPlanRow(pool, id)) {
    process.stdout.write(separator + JSON.stringify(row));
    separator = ',\n';
  }
  process.stdout.write('\n]}\n');
}

async function commit(
  { payload, indexing }: Cms,
  id: number,
  { duplicates = 'skip', takeKept = false, accept = [] }: Flags,
): Promise<string> {
  const { pool } = payload.db;
  if (duplicates !== 'skip') await decideDuplicates(pool, id, { decision: duplicates });
  if (takeKept) await decideDuplicates(pool, id, { decision: 'take' });
  const outcome = await follow(indexing, `import ${id}`, (onProgress) =>
    startCommit({ pool, id, accepted: accept, onProgress }),
  );
  const until = undoUntil(await findBatch(pool, id));
  const hint = until === null ? '' : `\nTake it back until ${until} with: npm run import -- --undo ${id}`;
  return `Import ${id}: ${outcome}${hint}`;
}

async function undo({ payload, indexing }: Cms, id: number): Promise<string> {
  const { pool } = payload.db;
  const outcome = await follow(indexing, `undo ${id}`, (onProgress) =>
    startUndo({ payload, id, onProgress }),
  );
  const kept: string[] = [];
  for await (const row of eachPlanRow(pool, id)) {
    if (row.done === 'kept') kept.push(`${row.at}: place ${row.placeId} "${row.name}" kept: ${row.because}`);
  }
  return [`Import ${id}: ${outcome}`, ...kept].join('\n');
}

/** Shows how far it is, and ends when the search index has followed. */
async function follow(
  indexing: Cms['indexing'],
  name: string,
  start: (onProgress: (progress: BatchProgress) => void) => Promise<{ ended: Promise<string> }>,
): Promise<string> {
  const progress = showProgress(name);
  try {
    const { ended } = await start(({ done, total }) => progress.show(done, total ?? done));
    const outcome = await whileSearchFollows(indexing, ended);
    await leaveIndexInStep(indexing);
    return outcome;
  } finally {
    progress.stop();
  }
}

async function list({ payload }: Cms): Promise<string> {
  const batches = await listBatches(payload.db.pool, BATCHES_SHOWN);
  return batches.map(describeBatch).join('\n') || 'Nothing has been planned yet.';
}

function day(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError('Give a date as YYYY-MM-DD.');
  return text;
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!isRecordId(value)) throw new InvalidArgumentError('Give a whole number from 1.');
  return value;
}
