import { program, InvalidArgumentError } from 'commander';
import { benchImport } from './bench-import.ts';
import { benchLongWork } from './bench-long-work.ts';
import { benchMemory } from './bench-memory.ts';
import { benchOpenLoop } from './bench-open-loop.ts';
import { benchKept } from './bench-kept.ts';
import { benchRelevance } from './bench-relevance.ts';
import { benchTracking } from './bench-tracking.ts';

/** `npm run bench -- NAME`: measures against the budgets, as ratios within one run. */
const benches: Record<string, (options: { places?: number }) => Promise<void>> = {
  kept: benchKept,
  'open-loop': benchOpenLoop,
  relevance: benchRelevance,
  tracking: benchTracking,
  import: benchImport,
  'long-work': benchLongWork,
  memory: benchMemory,
};

program
  .name('npm run bench --')
  .argument('[names...]', `which of ${Object.keys(benches).join(', ')}; all when none is named`)
  .option('--places <count>', 'synthetic places to measure with, 13,000 otherwise', wholeNumber)
  .action(async (names: string[], options: { places?: number }) => {
    const unknown = names.filter((name) => !(name in benches));
    if (unknown.length > 0) {
      program.error(
        `There is no bench called ${unknown.join(', ')}. Choose from: ${Object.keys(benches).join(', ')}.`,
      );
    }
    for (const name of names.length > 0 ? names : Object.keys(benches)) await benches[name]?.(options);
  });

await program.parseAsync();

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 100)
    throw new InvalidArgumentError('Give a whole number from 100.');
  return value;
}
