import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync, cpSync } from 'node:fs';
import path from 'node:path';
import { useFolder } from '#cms/test/use-folder';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Forbidden imports in otherwise empty files, by the rule that forbids them. */
const CROSSINGS = [
  ['nobody-imports-seed', 'cms/start/services.ts', "import '../../seed/run.ts';"],
  ['nobody-imports-web', 'cms/start/open-cms.ts', "import '../../web/server/app.ts';"],
  ['search-is-a-leaf', 'search/index.ts', "import '#cms/env';"],
  ['search-has-one-door', 'cms/background/reindex.ts', "import '../../search/engine.ts';"],
  ['web-searches-through-the-contract', 'web/server/find.ts', "import '#search';"],
  ['other-folders-by-their-name', 'web/server/health.ts', "import '../../cms/env.ts';"],
  ['domain-and-contract-by-their-name', 'cms/queries/places.ts', "import '../domain/places/rated.ts';"],
  ['domain-is-pure', 'cms/domain/clock.ts', "import 'node:fs';"],
  ['domain-is-pure', 'cms/domain/checked.ts', "import type { z } from 'zod';"],
  ['contract-is-domain-and-zod', 'cms/contract/places.ts', "import type { Payload } from 'payload';"],
  ['endpoints-ask-queries', 'cms/endpoints/list.ts', "import '../collections/places.ts';"],
  ['the-door-knows-no-room', 'cms/calls/answer.ts', "import '../queries/listed.ts';"],
  [
    'storage-types-stop-at-the-presenters',
    'cms/endpoints/get.ts',
    "import type { A } from '../payload-types.ts';",
  ],
  ['queries-do-not-present', 'cms/queries/stats.ts', "import '../presenters/place.ts';"],
  ['presenters-ask-nobody', 'cms/presenters/site.ts', "import '../env.ts';"],
  [
    'presenters-take-only-types-from-queries',
    'cms/presenters/user.ts',
    "import { a } from '../queries/listed.ts';",
  ],
  ['collections-do-not-serve', 'cms/collections/media.ts', "import '../queries/listed.ts';"],
  ['collections-take-only-words-from-the-wire', 'cms/collections/users.ts', "import '#contract/pages';"],
  ['one-way-out', 'cms/links/ask.ts', "import { request } from 'node:https';"],
  ['one-way-out', 'cms/newsletter/send.ts', "export const load = () => import('nodemailer');"],
  ['site-sees-rules-and-wire-only', 'web/src/paths.ts', "import type { Env } from '#cms/env';"],
  ['site-runs-in-a-browser', 'web/src/boot/app.tsx', "import 'node:path';"],
  ['host-uses-the-doors-of-cms', 'web/server/feed.ts', "import '#cms/queries/listed';"],
  ['host-renders-through-the-entry', 'web/server/render.ts', "import '../src/routes.ts';"],
  ['pages-are-islands', 'web/src/pages/home/home.tsx', "import '../cuisine/cuisine.tsx';"],
  ['pages-are-on-top', 'web/src/components/header.tsx', "import '../pages/cuisine/cuisine.tsx';"],
  ['ui-knows-no-restaurants', 'web/src/ui/card.tsx', "import type { A } from '#contract/pages';"],
  ['site-api-shows-nothing', 'web/src/api/ads.ts', "import '../ui/toast.tsx';"],
  ['no-circles', 'web/src/hooks/use-egg.ts', "import './use-hen.ts';"],
  [
    'no-forgotten-files',
    'web/src/ui/forgotten.tsx',
    'export const Forgotten = () => <p>Nobody draws me</p>;',
  ],
  ['tests-stay-outside', 'cms/env.ts', "import './test/factories.ts';"],
  ['no-development-packages-at-run-time', 'web/server/main.ts', "import 'vitest';"],
  ['no-undeclared-packages', 'web/server/start.ts', "import 'semver';"],
  ['no-broken-imports', 'seed/run.ts', "import './importers/gone.ts';"],
] as const;

const ROOMS = [
  'cms/contract/pages.ts',
  'cms/collections/places.ts',
  'cms/domain/places/rated.ts',
  'cms/payload-types.ts',
  'cms/presenters/place.ts',
  'cms/queries/listed.ts',
  'cms/test/factories.ts',
  'search/engine.ts',
  'web/server/app.ts',
  'web/src/pages/cuisine/cuisine.tsx',
  'web/src/routes.ts',
  'web/src/ui/toast.tsx',
];

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
    for (const room of ROOMS) write(room, 'export const a = 1;\nexport type A = typeof a;\n');
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
