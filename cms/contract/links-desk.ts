import { z } from 'zod';
import { defineRead, defineWrite } from './operation.ts';

const count = z.int().min(0);

const brokenLinkSchema = z.object({
  address: z.string(),
  /** One sentence. */
  problem: z.string(),
  brokenSince: z.iso.datetime(),
  checkedAt: z.iso.datetime(),
  /** Who marked the link as fine. */
  ignoredBy: z.string().nullable(),
  /** Up to five documents that contain the link and that the caller can edit. */
  uses: z.array(z.object({ title: z.string(), path: z.string(), part: z.string() })),
  useCount: count,
});
export type BrokenLink = z.infer<typeof brokenLinkSchema>;

export const linksDeskSchema = z
  .object({
    /** End of the last full check; `null` before the first one and while one is running. */
    checkedAt: z.iso.datetime().nullable(),
    isUnderWay: z.boolean(),
    links: count,
    broken: z.array(brokenLinkSchema),
  })
  .meta({ id: 'LinksDesk' });
export type LinksDesk = z.infer<typeof linksDeskSchema>;

const staff = { audience: 'staff', roles: ['editor', 'data'] } as const;
const address = z.string().min(1).max(2_000);
const refusals = { 400: 'text', 401: 'text', 403: 'text', 404: 'text' } as const;

export const getLinksDesk = defineRead('/api/desk/links', {
  ...staff,
  summary: 'Links that broke, in what the caller can mend: articles for editors, places for data staff.',
  responses: { 200: linksDeskSchema, 401: 'text', 403: 'text' },
});

export const checkLink = defineWrite('POST', '/api/desk/links/check', {
  ...staff,
  summary: 'Check a link again, now, in the documents as they are now.',
  limit: 'staff',
  body: z.object({ address }),
  responses: { 204: 'empty', ...refusals },
});

export const ignoreLink = defineWrite('POST', '/api/desk/links/ignore', {
  ...staff,
  summary: 'Say that a link is all right as it is, or take that back.',
  limit: 'staff',
  body: z.object({ address, isIgnored: z.boolean() }),
  responses: { 204: 'empty', ...refusals },
});
