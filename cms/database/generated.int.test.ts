import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateTypes } from 'payload/node';
import { expect, it } from 'vitest';
import { useTestCms } from '../test/use-test-cms.ts';

const cms = useTestCms();

it('the collections have the schema of the last migration', async () => {
  const { db } = cms.payload;
  const newest = globSync('*.json', { cwd: db.migrationDir }).sort().at(-1) ?? '';
  const stored: unknown = JSON.parse(await readFile(path.join(db.migrationDir, newest), 'utf8'));
  const { generateDrizzleJson } = db.requireDrizzleKit();
  const snapshot = await generateDrizzleJson(db.schema);
  expect({ ...snapshot, id: expect.any(String), prevId: expect.any(String) }).toEqual(stored);
});

it('the types of documents are those that would be generated', async () => {
  const { config } = cms.payload;
  const outputFile = path.join(cms.database.dataDir, 'payload-types.ts');
  await generateTypes({ ...config, typescript: { ...config.typescript, outputFile } }, { log: false });
  expect(await readFile(outputFile, 'utf8')).toBe(await readFile(config.typescript.outputFile, 'utf8'));
});
