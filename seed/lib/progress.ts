import cliProgress from 'cli-progress';

export interface Progress {
  /** Bytes of the file that have been read since the last call. */
  advance(bytes: number): void;
  /** Rows done so far. */
  count(rows: number): void;
  stop(): void;
}

const ROWS_PER_LINE = 5_000;

/** A bar with rate and time left on a terminal; elsewhere a line now and then. */
export function startProgress(label: string, totalBytes: number, output = process.stderr): Progress {
  return output.isTTY ? startBar(label, totalBytes, output) : startLines(label, totalBytes, output);
}

function startBar(label: string, totalBytes: number, stream: NodeJS.WriteStream): Progress {
  const startedAt = Date.now();
  const format = `${label} {bar} {percentage}% | {rows} rows | {rate} rows/s | {eta_formatted} left`;
  const bar = new cliProgress.SingleBar(
    { format, stream, hideCursor: true },
    cliProgress.Presets.shades_classic,
  );
  bar.start(Math.max(1, totalBytes), 0, { rows: 0, rate: 0 });
  return {
    advance: (bytes) => bar.increment(bytes),
    count: (rows) =>
      bar.update({ rows, rate: Math.round(rows / Math.max(0.001, (Date.now() - startedAt) / 1000)) }),
    stop: () => bar.stop(),
  };
}

function startLines(label: string, totalBytes: number, output: NodeJS.WriteStream): Progress {
  let read = 0;
  output.write(`${label}: ${Math.ceil(totalBytes / 1024)} kB\n`);
  return {
    advance: (bytes) => {
      read += bytes;
    },
    count: (rows) => {
      if (rows % ROWS_PER_LINE === 0)
        output.write(`${label}: ${rows} rows, ${Math.round((read / totalBytes) * 100)}%\n`);
    },
    stop: () => undefined,
  };
}
