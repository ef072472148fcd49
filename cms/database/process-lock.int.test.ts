import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as afterOthers } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isRunning, withProcessLock } from './process-lock.ts';

describe('withProcessLock', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
    file = join(folder, 'lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('lets one in at a time', async () => {
    let inside = 0;
    const most: number[] = [];
    const work = async () => {
      most.push(++inside);
      for (let turn = 0; turn < 20; turn += 1) await afterOthers();
      inside--;
    };
    await Promise.all(Array.from({ length: 8 }, () => withProcessLock(file, work)));
    expect(most).toEqual(Array(8).fill(1));
    expect(existsSync(file)).toBe(false);
  });

  it('is free again after an error', async () => {
    await expect(withProcessLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withProcessLock(file, () => Promise.resolve('yes'))).toBe('yes');
  });

  it('takes over the lock of a dead process once, however many wait', async () => {
    writeFileSync(file, '2147483646 12345');
    let inside = 0;
    const work = async () => {
      expect(++inside).toBe(1);
      for (let turn = 0; turn < 20; turn += 1) await afterOthers();
      inside--;
    };
    await Promise.all(Array.from({ length: 8 }, () => withProcessLock(file, work)));
  });

  it.skipIf(process.platform !== 'linux')(
    'takes a process that nobody has collected for a dead one',
    async () => {
      // The shell's child exits after the shell, and the program that replaces the shell never reaps it.
      const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const statOf = (pid: number | undefined) => readFileSync(`/proc/${pid}/stat`, 'utf8');
      try {
        const [line] = await once(parent.stdout, 'data');
        const pid = Number(String(line));
        await vi.waitFor(() => expect(statOf(parent.pid)).toContain('(sleep)'), { timeout: 30_000 });
        expect(isRunning(pid)).toBe(true);
        process.kill(pid);
        await vi.waitFor(() => expect(statOf(pid)).toContain(') Z '), { timeout: 30_000 });
        expect(isRunning(pid)).toBe(false);
      } finally {
        parent.kill();
      }
    },
  );

  it('takes over the lock of an earlier process whose id was reused', async () => {
    writeFileSync(file, `${process.pid} started-before-the-flood`);
    expect(await withProcessLock(file, () => Promise.resolve(readFileSync(file, 'utf8')))).toMatch(
      `${process.pid} `,
    );
  });
});
