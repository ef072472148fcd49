import type { RebuildProgress } from '#search';

const STEPS: Record<RebuildProgress['step'], string> = {
  store: 'storing',
  check: 'examining',
  swap: 'swapping',
  done: 'serving',
};

/** Prints one line for each step of each engine. */
export function showRebuild(output = process.stderr): (progress: RebuildProgress) => void {
  let last = '';
  return ({ engine, step, done, total }) => {
    if (last === engine + step) return;
    last = engine + step;
    output.write(`${engine}: ${STEPS[step]}, ${done} of ${total} places\n`);
  };
}
