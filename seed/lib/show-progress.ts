import cliProgress from 'cli-progress';

export interface ShownProgress {
  /** Progress out of the total, and rows if they are not the unit. */
  show(done: number, total: number, rows?: number): void;
  stop(): void;
}

const LINE_EVERY_MS = 2_000;

/** A bar with rate and remaining time on a terminal; elsewhere an occasional line. */
export function showProgress(label: string, output = process.stderr): ShownProgress {
  return output.isTTY ? showBar(label, output) : showLines(label, output);
}

function showBar(label: string, stream: NodeJS.WriteStream): ShownProgress {
  const startedAt = performance.now();
  const format = `${label} {bar} {percentage}% | {rows} rows | {rate} rows/s | {eta_formatted} left`;
  const bar = new cliProgress.SingleBar(
    { format, stream, hideCursor: true, etaBuffer: 100 },
    cliProgress.Presets.shades_classic,
  );
  let isStarted = false;
  return {
    show(done, total, rows = done) {
      const rate = Math.round(rows / Math.max(0.001, (performance.now() - startedAt) / 1_000));
      if (!isStarted) bar.start(Math.max(1, total), 0, { rows, rate });
      isStarted = true;
      bar.update(Math.min(done, total), { rows, rate });
    },
    stop: () => bar.stop(),
  };
}

function showLines(label: string, output: NodeJS.WriteStream): ShownProgress {
  const startedAt = performance.now();
  let saidAt = startedAt;
  return {
    show(done, total, rows = done) {
      const now = performance.now();
      if (now - saidAt < LINE_EVERY_MS) return;
      saidAt = now;
      const seconds = (now - startedAt) / 1_000;
      const left = Math.round((seconds / Math.max(1, done)) * Math.max(0, total - done));
      output.write(
        `${label}: ${rows} rows, ${Math.floor((done / Math.max(1, total)) * 100)}%, ${Math.round(rows / seconds)} rows/s, ${left} s left\n`,
      );
    },
    stop: () => undefined,
  };
}
