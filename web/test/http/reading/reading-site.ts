import { configure, within, type BoundFunctions, type queries } from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import { expect } from 'vitest';
import type { Answers } from '../../../e2e/site-api.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';

/** One site with the sample content for all suites that only read pages. */
let site: TestSite | undefined;

export async function openReadingSite(): Promise<void> {
  site = await startTestSite('sample');
}

export const closeReadingSite = () => site?.close();

/** Sends a GET to the site. */
export function get(path: string) {
  if (!site) throw new Error('The site is not open');
  return site.send(path);
}

/** Sends a form as a browser without scripts does. */
export function post(path: string, fields: Record<string, string>) {
  if (!site) throw new Error('The site is not open');
  return site.send({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
}

/** The API's answer, to compare the pages with. */
export async function ask<Path extends keyof Answers>(path: Path): Promise<Answers[Path]> {
  const answer = await get(path);
  expect(answer.status, path).toBe(200);
  return answer.json() as Answers[Path];
}

// Nothing is laid out here, so nothing is hidden; whole pages as error messages help nobody.
configure({
  defaultHidden: true,
  getElementError: (message) => new Error((message ?? '').split('\n', 3).join(' ')),
});

export type Queries = BoundFunctions<typeof queries>;

export interface Page {
  readonly status: number;
  readonly document: Document;
  /** Queries by role and text over the whole page. */
  readonly body: Queries;
  readonly main: Queries;
  readonly title: string;
  /** Content of a meta tag by its name or property. */
  meta(name: string): string | undefined;
  /** Path and query of the canonical link. */
  readonly canonical: string | undefined;
  /** Nodes of the structured data. */
  readonly graph: readonly GraphNode[];
}

export interface GraphNode {
  readonly '@type': string;
  readonly [key: string]: unknown;
}

/** A page as the server sends it; follows no redirect. */
export async function openPage(path: string, expectedStatus = 200): Promise<Page> {
  const [address = ''] = path.split('#');
  const { status, text } = await get(address);
  expect(status, path).toBe(expectedStatus);
  const { document } = new JSDOM(text, { url: `http://site.test${path}` }).window;
  const body = within(document.body);
  const find = (selector: string) => document.querySelector(selector);
  const canonical = find('link[rel="canonical"]')?.getAttribute('href');
  const data = find('script[type="application/ld+json"]')?.textContent;
  return {
    status,
    document,
    body,
    main: within(body.getByRole('main')),
    title: document.title,
    meta: (name) =>
      find(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? undefined,
    canonical: canonical ? canonical.replace(/^https?:\/\/[^/]+/, '') : undefined,
    graph: data ? JSON.parse(data)['@graph'] : [],
  };
}

/** Text of the page's main heading. */
export const headingOf = (page: Page) => textOf(page.body.getByRole('heading', { level: 1 }));

/** Opens the page that a link in the page's main part leads to. */
export function follow(page: Page, name: string | RegExp): Promise<Page> {
  return openPage(page.main.getByRole('link', { name }).getAttribute('href') ?? '');
}

/** Opens the page that a form leads to in a browser without scripts: a GET with its fields. */
export function submit(form: HTMLFormElement, button?: HTMLElement): Promise<Page> {
  const { FormData } = form.ownerDocument.defaultView ?? globalThis;
  const fields = [...new FormData(form, button).entries()].map(([name, value]) => [name, String(value)]);
  expect(form.method).toBe('get');
  return openPage(`${new URL(form.action).pathname}?${new URLSearchParams(fields)}`);
}

/** The form around a field or button. */
export const formOf = (field: HTMLElement) => {
  const form = field.closest('form');
  if (!form) throw new Error('It is in no form');
  return form;
};

/** What an element says, with white space as a reader sees it. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

export const textsOf = (elements: readonly Element[]) => elements.map(textOf);

export const hrefsOf = (links: readonly Element[]) => links.map((link) => link.getAttribute('href') ?? '');

/** The section that is named by its heading or label. */
export const region = (page: Page, name: string) => within(page.body.getByRole('region', { name }));
