import type { RebuildProgress } from '#search';
import cliProgress from 'cli-progress';

export interface ShownRebuild {
  show(progress: RebuildProgress): void;
  stop(): void;
}

const STEPS: Record<RebuildProgress['step'], string> = {
  store: 'storing',
  check: 'examining',
  swap: 'swapping',
  done: 'serving',
};

/** On a terminal a progress bar per engine; elsewhere one line per step. */
export function showRebuild(output = process.stderr): ShownRebuild {
  return output.isTTY ? showBars(output) : showLines(output);
}

function showBars(stream: NodeJS.WriteStream): ShownRebuild {
  const format = '{engine} {bar} {percentage}% | {value} of {total} places | {step} | {eta_formatted} left';
  const bars = new cliProgress.MultiBar(
    { format, stream, hideCursor: true },
    cliProgress.Presets.shades_classic,
  );
  const known = new Map<string, cliProgress.SingleBar>();
  return {
    show({ engine, step, done, total }) {
      const bar = known.get(engine) ?? bars.create(Math.max(1, total), 0, { engine, step: STEPS[step] });
      known.set(engine, bar);
      bar.update(done, { engine, step: STEPS[step] });
    },
    stop: () => bars.stop(),
  };
}

function showLines(output: NodeJS.WriteStream): ShownRebuild {
  let last = '';
  return {
    show({ engine, step, done, total }) {
      if (last === engine + step) return;
      last = engine + step;
      output.write(`${engine}: ${STEPS[step]}, ${done} of ${total} places\n`);
    },
    stop: () => undefined,
  };
}
