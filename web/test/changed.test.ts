import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedFormatted, changedSince, testsAbout } from './changed.ts';

/** A small project with the same test layout as ours. */
const FILES: Record<string, string> = {
  'cms/queries/score.ts': 'export const score = 1;',
  'cms/queries/saved-lists.ts': "import { score } from './score.ts';",
  'web/src/pages/quiz/quiz.tsx': '',
  'web/src/pages/restaurant/restaurant.tsx': '',
  'web/test/http/quiz.int.test.ts': '',
  'web/test/http/content.int.test.ts': "import './content/saved.ts';",
  'cms/imports/imports.int.test.ts': '',
  'web/e2e/quiz.spec.ts': '',
  'web/e2e/place.spec.ts': '',
  'web/e2e/saved.spec.ts': '',
  'package.json': '{}',
  'gone.ts': '',
};

let root: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'changed-'));
  git('init', '-q');
  for (const [file, content] of Object.entries(FILES)) write(file, content);
  git('add', '.');
  git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-qm', 'all');
});
afterAll(() => rmSync(root, { recursive: true }));

it('a change includes new files and excludes removed ones', () => {
  write('web/src/pages/quiz/quiz.tsx', 'export const Quiz = 1;');
  write('cms/domain/new.ts', '');
  rmSync(path.join(root, 'gone.ts'));
  expect(changedSince('HEAD', root)).toEqual(['web/src/pages/quiz/quiz.tsx', 'cms/domain/new.ts']);
});

describe('the tests for a change', () => {
  it.each([
    ['a page', 'web/src/pages/quiz/quiz.css', ['web/test/http/quiz.int.test.ts'], ['web/e2e/quiz.spec.ts']],
    [
      'a rule, by what imports it, and a suite on a shared site',
      'cms/queries/score.ts',
      ['web/test/http/content.int.test.ts'],
      [],
    ],
    ['a folder of a feature', 'cms/imports/plan/row.ts', ['cms/imports/imports.int.test.ts'], []],
    ['a test', 'web/e2e/quiz.spec.ts', ['web/test/http/quiz.int.test.ts'], ['web/e2e/quiz.spec.ts']],
    ['words that say nothing', 'docs/pages.md', [], []],
  ])('%s', (_what, file, integration, journeys) => {
    expect(testsAbout([file], root)).toEqual({ integration, journeys });
  });

  it('are all of them when the project itself changed', () => {
    expect(testsAbout(['package.json'], root)).toEqual({
      integration: [
        'cms/imports/imports.int.test.ts',
        'web/test/http/content.int.test.ts',
        'web/test/http/quiz.int.test.ts',
      ],
      journeys: ['web/e2e/place.spec.ts', 'web/e2e/quiz.spec.ts', 'web/e2e/saved.spec.ts'],
    });
  });
});

it('only files that Prettier formats are checked', () => {
  expect(changedFormatted(['a.ts', 'b.png', 'c.md', 'd.css'], '/root')).toEqual([
    '/root/a.ts',
    '/root/c.md',
    '/root/d.css',
  ]);
});
