import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync, cpSync } from 'node:fs';
import path from 'node:path';
import { useFolder } from '#cms/test/use-folder';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import cases from './borders.test.json' with { type: 'json' };

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Forbidden imports in otherwise empty files, by the rule that forbids them. */
const CROSSINGS = cases.crossings as [rule: string, file: string, line: string][];

const cruiseSchema = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string(), comment: z.string() })) }),
  }),
});

describe('the import rules', () => {
  const house = useFolder();
  let found: z.infer<typeof cruiseSchema>['summary'];

  beforeAll(() => {
    for (const name of ['package.json', '.dependency-cruiser.cjs'])
      cpSync(path.join(ROOT, name), path.join(house, name));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(house, 'node_modules'));
    for (const room of cases.rooms) write(room, 'export const a = 1;\nexport type A = typeof a;\n');
    write('web/src/hooks/use-hen.ts', "import './use-egg.ts';\n");
    for (const [, file, line] of CROSSINGS) write(file, `${line}\n`);
    found = cruise(house);
  });

  it.each(CROSSINGS)('%s stops %s with %s', (rule, file) => {
    expect(
      found.violations.filter(({ from }) => from === file).map((violation) => violation.rule.name),
    ).toContain(rule);
  });

  it('are all tested here, and each has an explanation', () => {
    const rules = found.ruleSetUsed.forbidden;
    expect(rules.map(({ name }) => name).sort()).toEqual(
      [...new Set(CROSSINGS.map(([rule]) => rule))].sort(),
    );
    expect(
      rules.filter(
        ({ comment }) => !/^[A-Z#w].{20,}\.$/.test(comment) && !/^(seed|web|search|ui) /.test(comment),
      ),
    ).toEqual([]);
  });

  function write(file: string, text: string) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), text);
  }
});

/** Runs the command of `npm run borders` and returns its JSON. */
function cruise(folder: string) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      path.join(ROOT, 'web/test/typescript-with-api.ts'),
      path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...'--output-type json cms search seed web'.split(' '),
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  expect(stderr).toBe('');
  return cruiseSchema.parse(JSON.parse(stdout)).summary;
}
