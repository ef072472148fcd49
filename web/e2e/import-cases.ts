import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#cms/test/run-program';
import cases from './import-cases.json' with { type: 'json' };
import { visitPanel } from './panel.ts';
import { expect, type Page } from './visit.ts';

/** Small files that people have. */
export const CASES = path.resolve(ROOT, '../shared/data/cases');

/** A file's way through the panel, with the proposal for it. */
export interface ImportCase {
  readonly file: string;
  /** The buttons of the plan that say how many rows there are of a kind. */
  readonly plan: readonly string[];
  /** Names of new places, and what the page of each says. */
  readonly pages?: readonly (readonly string[])[];
  /** How the sentences begin that the plan asks about. */
  readonly asks?: readonly string[];
  /** A note of the proposal. */
  readonly note?: string;
  /** Files that are there before, and only blanks are filled by this one. */
  readonly after?: string;
  readonly fillsBlanks?: boolean;
}

/** Sends a file, and plans it with the first map that is offered. */
async function plan(page: Page, { file, note, fillsBlanks = false }: ImportCase): Promise<void> {
  await visitPanel(page, '/cms/imports');
  const buffer = readFileSync(path.join(CASES, file));
  await page
    .getByLabel(/^File \(XLSX/)
    .setInputFiles({ name: file, mimeType: 'application/octet-stream', buffer });
  await expect(page.getByLabel(/^Map: how/)).toBeVisible();
  if (note) await expect(page.getByRole('listitem').filter({ hasText: note })).toBeVisible();
  if (fillsBlanks) await page.getByRole('checkbox', { name: /Fill in blanks only/ }).check();
  await page.getByRole('button', { name: 'Plan the import' }).click();
  await expect(page.getByText('Planned: nothing is stored yet')).toBeVisible();
}

/** Answers each question with yes, commits, and returns the address of the import. */
async function commit(page: Page): Promise<string> {
  for (const box of await page.getByRole('checkbox', { name: /; go on anyway$/ }).all()) await box.check();
  await page.getByRole('button', { name: 'Commit this plan' }).click();
  await expect(page.getByText(/^Committed: /)).toBeVisible();
  return page.url();
}

async function undo(page: Page, address: string): Promise<void> {
  await visitPanel(page, address);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText(/^Undone: /)).toBeVisible();
}

/** Takes a file through upload, plan, commit, its places' pages, and undo. */
export async function playCase(page: Page, one: ImportCase): Promise<void> {
  const before = one.after === undefined ? [] : [await planAndCommit(page, { file: one.after, plan: [] })];
  await plan(page, one);
  for (const name of one.plan) await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  for (const message of one.asks ?? []) await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /; go on anyway$/ })).toHaveCount(one.asks?.length ?? 0);
  const done = await commit(page);
  const paths = [];
  for (const [name = '', said = ''] of one.pages ?? []) {
    const link = page.getByRole('link', { name, exact: true });
    const found = `/restaurants/${(await link.getAttribute('href'))?.split('/').at(-1)}`;
    paths.push(found);
    const answer = await page.request.get(found);
    expect(await answer.text(), name).toContain(said);
  }
  await undo(page, done);
  for (const address of before) await undo(page, address);
  for (const found of paths) expect((await page.request.get(found)).status(), found).toBe(404);
}

async function planAndCommit(page: Page, one: ImportCase): Promise<string> {
  await plan(page, one);
  return commit(page);
}

/** What must happen to each file. */
export const IMPORT_CASES: readonly ImportCase[] = cases;
