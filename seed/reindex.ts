import '#cms/start/production-by-default';
import { startIndexRun } from '#cms/indexing/run-on-index';
import { program } from 'commander';
import { showRebuild } from './lib/rebuild-progress.ts';
import { runTool } from './lib/run-tool.ts';

program
  .name('npm run reindex --')
  .description(
    'Build the search index anew beside the one that serves, examine it, and swap. The old one is kept.',
  )
  .option('--rollback', 'back to the index before the last rebuild')
  .action(({ rollback }: { rollback?: boolean }) =>
    runTool(async ({ indexing }) => {
      const kind = rollback ? 'rollback' : 'rebuild';
      const { ended } = await startIndexRun(indexing, { kind, by: 'command line' }, showRebuild());
      return await ended;
    }),
  );

await program.parseAsync();
