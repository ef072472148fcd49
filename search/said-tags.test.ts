import { expect, test } from 'vitest';
import { saidTags } from './said-tags.ts';
import { foldForTests } from './test/fixture.ts';
import cases from './said-tags.test.json' with { type: 'json' };

test.each(cases.said)('“%s” says %s', (text, tags) => {
  expect(saidTags(foldForTests, [text])).toEqual(tags.split(', '));
});

test.each(cases.unsaid)('“%s” says nothing', (text) => {
  expect(saidTags(foldForTests, [text])).toEqual([]);
});
