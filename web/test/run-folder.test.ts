import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { useFolder } from '#cms/test/use-folder';
import { describe, expect, it } from 'vitest';

const MODULE = path.resolve(import.meta.dirname, 'run-folder.ts');
const place = useFolder();

/** A run that starts a program, prints its pid, and continues with `then`. */
function startRun(then: string) {
  const code = `
    import { spawn } from 'node:child_process';
    import { withRunFolder } from ${JSON.stringify(MODULE)};
    const { leftRunning } = await withRunFolder(async () => {
      const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
      child.unref();
      console.log(child.pid);
      ${then}
    }, 0);
    console.log(leftRunning.join());`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, TMPDIR: place },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function firstLine(run: ReturnType<typeof startRun>): Promise<number> {
  for await (const line of createInterface(run.stdout)) return Number(line);
  throw new Error('The run said nothing.');
}

/** A zombie process has an empty command line. */
function isAtWork(pid: number): boolean {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) && readFileSync(file, 'utf8') !== '';
}

const FOREVER = 'await new Promise((resolve) => setTimeout(resolve, 600_000));';

// Other systems have no /proc to search.
describe.runIf(existsSync('/proc/self/environ'))('a run leaves nothing behind', () => {
  it('when it ends: running processes are named and ended', async () => {
    const [program, left] = (await text(startRun('').stdout)).split('\n');
    expect(left).toBe('sleep 600');
    expect(isAtWork(Number(program))).toBe(false);
    expect(readdirSync(place)).toEqual([]);
  });

  it('when it is interrupted', async () => {
    const run = startRun(FOREVER);
    const program = await firstLine(run);
    run.kill('SIGTERM');
    await once(run, 'exit');
    expect(isAtWork(program)).toBe(false);
    expect(readdirSync(place)).toEqual([]);
  });

  it('when the next one starts after it was killed', async () => {
    const run = startRun(FOREVER);
    const program = await firstLine(run);
    run.kill('SIGKILL');
    await once(run, 'exit');
    expect(isAtWork(program)).toBe(true);
    const next = startRun('');
    await once(next, 'exit');
    expect(isAtWork(program)).toBe(false);
    expect(readdirSync(place)).toEqual([]);
  });
});
