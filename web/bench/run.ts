import { benchPages } from './bench-pages.ts';

/** `npm run bench -- NAME`: measures against the budgets, as ratios within one run. */
const benches: Record<string, () => Promise<void>> = { pages: benchPages };

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `There is no bench called ${unknown.join(', ')}. Choose from: ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}
for (const name of names.length > 0 ? names : Object.keys(benches)) await benches[name]?.();
