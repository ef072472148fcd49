import { readFile } from 'node:fs/promises';
import { METRICS_HEADERS } from '../test/metrics-token.ts';

/** Linux counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10;

/** CPU milliseconds used by all threads of a process: less affected by other load on the machine than rates are. */
export async function processorMs(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name may contain spaces. After it: state first, user and system time as 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

export interface Resident {
  readonly 'RSS MB': number;
  readonly 'peak MB': number;
}

/** Resident memory as the system reports it, now and at its peak. */
export async function residentMegabytes(pid: number | undefined): Promise<Resident> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { 'RSS MB': of('VmRSS'), 'peak MB': of('VmHWM') };
}

/** The JavaScript heap, from the site's own metrics. */
export async function heapMegabytes(url: string): Promise<number> {
  const numbers = await (await fetch(`${url}/metrics`, { headers: METRICS_HEADERS })).text();
  const bytes = /^nodejs_heap_size_used_bytes (\S+)/m.exec(numbers)?.[1];
  return Math.round(Number(bytes) / 1024 / 1024);
}
