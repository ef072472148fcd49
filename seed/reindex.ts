import '#cms/start/production-by-default';
import { runOnIndex } from '#cms/indexing/run-on-index';
import type { RebuildProgress } from '#search';
import { program } from 'commander';
import { runTool } from './lib/run-tool.ts';

const STEPS: Record<RebuildProgress['step'], string> = {
  store: 'storing',
  check: 'examining',
  swap: 'swapping',
  done: 'serving',
};

program
  .name('npm run reindex --')
  .description(
    'Build the search index anew beside the one that serves, examine it, and swap. The old one is kept.',
  )
  .option('--rollback', 'back to the index before the last rebuild')
  .action(({ rollback }: { rollback?: boolean }) =>
    runTool(({ indexing }) => runOnIndex(indexing, rollback ? 'rollback' : 'rebuild', showRebuild())),
  );

function showRebuild(): (progress: RebuildProgress) => void {
  let last = '';
  return ({ engine, step, done, total }) => {
    if (last === engine + step) return;
    last = engine + step;
    process.stderr.write(`${engine}: ${STEPS[step]}, ${done} of ${total} places\n`);
  };
}

await program.parseAsync();
