import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#cms/test/run-program';
import { visitPanel } from './panel.ts';
import { expect, type Page } from './visit.ts';

/** Small files that people have. */
export const CASES = path.resolve(ROOT, '../shared/data/cases');

/** A file's way through the panel, with the proposal for it. */
export interface ImportCase {
  readonly file: string;
  /** The buttons of the plan that say how many rows there are of a kind. */
  readonly plan: readonly string[];
  /** The names of new places, and what their pages say. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Sentences that the plan asks about. */
  readonly asks?: readonly RegExp[];
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
  for (const [name, said] of Object.entries(one.pages ?? {})) {
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

const created = (rows: number): readonly string[] => [`To create ${rows}`, 'Rejected 0'];

/** What must happen to each file; some of them are played every day. */
export const IMPORT_CASES: readonly ImportCase[] = [
  { file: '01-review-count-thousands.csv', plan: created(8), pages: { 'Cedar Grill': '1,240' } },
  { file: '02-rating-na.csv', plan: created(8), pages: { 'Birch Room': 'Not yet rated' } },
  { file: '03-decimal-comma.csv', plan: created(8), pages: { 'Alder Tavern': '39.2844' } },
  {
    file: '05-html-entities.csv',
    plan: created(5),
    pages: { 'Salt & Smoke': 'Salt &amp; Smoke', 'Café Lune': 'Café Lune' },
  },
  {
    file: '07-closed-in-name.csv',
    plan: created(5),
    asks: [/^3 of 5 rows say in the name that the place is closed/],
    pages: { 'Old Mill': 'data-status="closed"' },
  },
  {
    file: '08-closed-status-small-file.csv',
    plan: created(8),
    asks: [/^3 of 8 rows say in the column “Status”/],
    pages: { 'Birch Room': 'data-status="closed"', 'Alder Tavern': 'data-status="open"' },
  },
  {
    file: '09-wrong-city-small-file.csv',
    plan: created(15),
    asks: [/^15 of 15 rows name a state other than ours/],
  },
  {
    file: '10-nested-state-virginia.json',
    plan: created(30),
    asks: [/^30 of 30 rows lie outside/, /^30 of 30 rows name a state other than ours/],
  },
  {
    file: '11-title-row.csv',
    plan: created(8),
    note: 'The columns are named in line 3; what stands above is no place.',
    pages: { 'Hazel Pantry': 'Hazel Pantry' },
  },
  {
    file: '13-phones.csv',
    plan: created(10),
    pages: { 'Phone House 1': '(410) 555-0101', 'Phone House 3': '(410) 555-0103' },
  },
  { file: '15-mixed-line-ends.csv', plan: created(8), pages: { 'Dogwood Deli': 'Dogwood Deli' } },
  { file: '16-utf16le-no-bom.txt', plan: created(8), pages: { 'Café Lune': 'Café Lune' } },
  { file: '18-double-bom-quoted.csv', plan: created(8), pages: { 'Alder Tavern': 'Alder Tavern' } },
  {
    file: '20-names-scripts.csv',
    plan: created(8),
    pages: { 'Bad </script><b>x': 'Bad &lt;/script&gt;', 비원: '비원' },
  },
  {
    file: '22-rating-texts.csv',
    plan: created(8),
    note: '“rating” sounds like the rating, but its values don’t fit, so it’s left out.',
    pages: { 'Alder Tavern': 'Not yet rated' },
  },
  { file: '23-pandas-unnamed-index.csv', plan: created(2), pages: { 'Index Tavern': '11 Elliott St' } },
  { file: '24-trailing-empty-columns.csv', plan: created(2), pages: { 'Trail Two': '17 Elliott St' } },
  {
    file: '25b-brake-fills-blanks.csv',
    after: '25a-brake-base.csv',
    fillsBlanks: true,
    plan: ['To update 25', 'Rejected 0'],
    pages: { 'Blank House 1': '4.1' },
  },
  { file: '30b-chain-file.csv', after: '30a-chain-base.csv', plan: ['To create 1', 'Possible duplicates 4'] },
];

/** Questions, titles above the header, and filled blanks. */
export const DAILY_CASES = IMPORT_CASES.filter(({ file }) => /^(07|11|25)/.test(file));
