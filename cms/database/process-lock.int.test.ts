import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as afterOthers } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { withProcessLock, type ProcessLock } from './process-lock.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };

describe('withProcessLock', () => {
  let folder: string;
  let lock: ProcessLock;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
    lock = { file: join(folder, 'lock'), log };
    vi.clearAllMocks();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('lets one in at a time, and writes nothing', async () => {
    let inside = 0;
    const most: number[] = [];
    const work = async () => {
      most.push(++inside);
      for (let turn = 0; turn < 20; turn += 1) await afterOthers();
      inside--;
    };
    await Promise.all(Array.from({ length: 8 }, () => withProcessLock(lock, work)));
    expect(most).toEqual(Array(8).fill(1));
    expect(statSync(lock.file).size).toBe(0);
  });

  it('is free again after an error', async () => {
    await expect(withProcessLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withProcessLock(lock, () => Promise.resolve('yes'))).toBe('yes');
  });

  it('waits for another process, and is free as soon as that is killed', async () => {
    const url = new URL('process-lock.ts', import.meta.url).href;
    const program = `import { withProcessLock } from ${JSON.stringify(url)};
      setInterval(() => undefined, 1_000);
      withProcessLock({ file: process.argv[1], log: console }, () => {
        console.log('in');
        return new Promise(() => undefined);
      });`;
    const other = spawn(process.execPath, ['--input-type=module', '--eval', program, lock.file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void other.kill('SIGKILL'));
    await once(other.stdout, 'data');
    let isIn = false;
    const entered = withProcessLock(lock, async () => void (isIn = true));
    for (let turn = 0; turn < 20; turn += 1) await afterOthers();
    expect(isIn).toBe(false);
    other.kill('SIGKILL');
    await entered;
  });

  it('says what it waits for, once', async () => {
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
      [`Waiting for a process that is starting or stopping the database, and locks ${lock.file}.`],
    ]);
  });
});
