import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** Makes an empty folder that is deleted after the tests of the file. */
export function useFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
