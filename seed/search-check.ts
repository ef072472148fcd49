import '#cms/start/production-by-default';
import { checkIndex, type IndexCheck } from '#cms/indexing/check-index';
import { mendIndex } from '#cms/indexing/sync-index';
import { hasDifferences } from '#search';
import type { Cms } from '#cms/start/open-cms';
import { program } from 'commander';
import { runTool } from './lib/run-tool.ts';

/** Maximum number of ids listed per kind of difference. */
const MAX_SHOWN = 20;

const KINDS = [
  { kind: 'missing', word: 'missing' },
  { kind: 'stale', word: 'out of date' },
  { kind: 'extra', word: 'too many' },
] as const;

async function checkAll({ indexing }: Cms, repair: boolean): Promise<string> {
  const startedAt = performance.now();
  let wrong = 0;
  for (const engine of indexing.search.upkeep.engines) {
    const check = repair
      ? await mendIndex(indexing, engine)
      : await checkIndex(indexing.payload, indexing.search, engine);
    if (hasDifferences(check)) wrong += 1;
    for (const line of describe(check)) console.log(line);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (wrong === 0) return `Checked in ${seconds} seconds: everything is right.`;
  if (repair) return `Checked and mended in ${seconds} seconds.`;
  process.exitCode = 1;
  return `Checked in ${seconds} seconds: there are differences. Mend them with npm run search:check -- --repair`;
}

function describe(check: IndexCheck): string[] {
  const { engine, expected } = check;
  const found = KINDS.map(({ kind, word }) => ({ ids: check[kind], word })).filter(
    ({ ids }) => ids.length > 0,
  );
  return [
    `${engine}: ${expected} places${hasDifferences(check) ? '' : ', no difference'}`,
    ...found.map(({ ids, word }) => `  ${ids.length} ${word}: ${listIds(ids)}`),
    ...(check.hasOtherSynonyms ? ['  other synonyms than the listing rules'] : []),
  ];
}

function listIds(ids: readonly number[]): string {
  const shown = ids.slice(0, MAX_SHOWN).join(', ');
  return ids.length > MAX_SHOWN ? `${shown} and ${ids.length - MAX_SHOWN} more` : shown;
}

program
  .name('npm run search:check --')
  .description(
    'Compare the search index with the database. Ends with 1 when they differ and nothing is mended.',
  )
  .option('--repair', 'mend what differs; the index serves all the while')
  .action(({ repair = false }: { repair?: boolean }) => runTool((cms) => checkAll(cms, repair)));

await program.parseAsync();
