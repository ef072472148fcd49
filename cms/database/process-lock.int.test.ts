import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as afterOthers } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { isRunning, withProcessLock, type ProcessLock } from './process-lock.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };

describe('withProcessLock', () => {
  let folder: string;
  let file: string;
  let lock: ProcessLock;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
    file = join(folder, 'lock');
    lock = { file, log };
    vi.clearAllMocks();
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
    await Promise.all(Array.from({ length: 8 }, () => withProcessLock(lock, work)));
    expect(most).toEqual(Array(8).fill(1));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is free again after an error', async () => {
    await expect(withProcessLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withProcessLock(lock, () => Promise.resolve('yes'))).toBe('yes');
  });

  it('takes over the lock of a dead process once, however many wait', async () => {
    symlinkSync('2147483646 12345', file);
    let inside = 0;
    const work = async () => {
      expect(++inside).toBe(1);
      for (let turn = 0; turn < 20; turn += 1) await afterOthers();
      inside--;
    };
    await Promise.all(Array.from({ length: 8 }, () => withProcessLock(lock, work)));
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
    symlinkSync(`${process.pid} started-before-the-flood`, file);
    expect(await withProcessLock(lock, () => Promise.resolve(readlinkSync(file)))).toMatch(`${process.pid} `);
  });

  it('takes over at once what does not say whose it is, as a full disk left it', async () => {
    writeFileSync(file, '');
    writeFileSync(`${file}.takeover`, '');
    utimesSync(`${file}.takeover`, 0, 0);
    expect(await withProcessLock(lock, () => Promise.resolve('yes'))).toBe('yes');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says whom it waits for, once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const held = Promise.withResolvers<void>();
    const first = withProcessLock(lock, () => held.promise);
    const second = withProcessLock(lock, () => Promise.resolve());
    vi.setSystemTime(Date.now() + 2_001);
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), { timeout: 30_000 });
    vi.setSystemTime(Date.now() + 10_000);
    held.resolve();
    await Promise.all([first, second]);
    expect(log.warn.mock.calls).toEqual([
      [`Waiting for process ${process.pid}, which is starting or stopping the database and holds ${file}.`],
    ]);
  });
});
