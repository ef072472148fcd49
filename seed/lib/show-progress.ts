import { clearLine, cursorTo } from 'node:readline';

export interface ShownProgress {
  /** Progress out of the total, and rows if they are not the unit. */
  show(done: number, total: number, rows?: number): void;
  stop(): void;
}

const REDRAW_EVERY_MS = 100;
const LINE_EVERY_MS = 2_000;

/** Rows with their rate and the remaining time: one line that changes on a terminal, elsewhere an occasional line. */
export function showProgress(label: string, output = process.stderr): ShownProgress {
  const startedAt = performance.now();
  let saidAt = startedAt;
  return {
    show(done, total, rows = done) {
      const now = performance.now();
      if (now - saidAt < (output.isTTY ? REDRAW_EVERY_MS : LINE_EVERY_MS)) return;
      saidAt = now;
      const seconds = (now - startedAt) / 1_000;
      const left = Math.round((seconds / Math.max(1, done)) * Math.max(0, total - done));
      const percent = Math.floor((done / Math.max(1, total)) * 100);
      const text = `${label}: ${rows} rows, ${percent}%, ${Math.round(rows / seconds)} rows/s, ${left} s left`;
      if (output.isTTY) {
        cursorTo(output, 0);
        clearLine(output, 1);
      }
      output.write(output.isTTY ? text.slice(0, output.columns) : `${text}\n`);
    },
    stop: () => void (output.isTTY && output.write('\n')),
  };
}
