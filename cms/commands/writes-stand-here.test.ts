import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const CMS = path.resolve(import.meta.dirname, '..');
/** Payload or database calls that write. */
const WRITES = [
  /\.(?:create|update|updateByID|delete|deleteByID|updateGlobal|restoreVersion|duplicate)\(\s*\{/,
  /\.transaction\(/,
  /\b(?:insert\s+into|delete\s+from|truncate)\b/i,
  /\bupdate\s+\w+\s+(?:as\s+\w+\s+)?set\b/i,
];

const isWrite = (source: string) => WRITES.some((write) => write.test(source));

it.each(['queries', 'endpoints', 'presenters'])('%s write nothing', (room) => {
  const files = globSync(`${room}/**/*.ts`, { cwd: CMS }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(10);
  const writers = files.filter((file) => isWrite(readFileSync(path.join(CMS, file), 'utf8')));
  expect(writers).toEqual([]);
});

it.each([
  "await req.payload.create({ collection: 'reviews' })",
  'sql`insert into saved_lists (user_id) values (1)`',
  'await payload.db.drizzle.transaction(async () => {})',
])('a write is known as one: %s', (source) => {
  expect(isWrite(source)).toBe(true);
});
