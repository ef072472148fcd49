import { expect, it, onTestFinished, vi } from 'vitest';
import { sayFaults } from './run-tool.ts';

it('a tool says in a sentence that the database’s disk is full, and keeps the stack of a bug', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    said.mockRestore();
    process.exitCode = undefined;
  });
  const full = Object.assign(new Error('could not extend file "base/1/2": No space left on device'), {
    code: '53100',
  });
  await sayFaults(() => Promise.reject(new Error('Failed query: insert into …', { cause: full })));
  expect(said.mock.calls).toEqual([[`The database could not do what was asked: ${full.message}.`]]);
  expect(process.exitCode).toBe(1);
  await expect(sayFaults(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
});
