'use client';

import type { DuplicatePair } from '#cms/imports/duplicates/find-duplicates';
import type { ImportBatch } from '#cms/imports/plan/import-batch';
import type { PlanRow } from '#cms/imports/plan/plan-rows';
import type { PreviewRow } from '#cms/imports/preview-rows';
import type { StalePlace } from '#cms/imports/verification';

export const API = '/cms/api/imports';

/** What arrives: dates are text on the wire. */
export type ShownBatch = Omit<ImportBatch, 'plannedAt' | 'committedAt' | 'undoneAt'> & {
  plannedAt: string;
  committedAt: string | null;
  undoneAt: string | null;
};
export type ShownPlace = Omit<StalePlace, 'lastVerifiedAt'> & { lastVerifiedAt: string | null };
export type ShownRow = PlanRow;
export type ShownPair = DuplicatePair;
export type ShownPreview = PreviewRow;

export interface SentFile {
  upload: string;
  file: { name: string; kind: string; encoding: string; bytes: number; columns: string[] };
  maps: { name: string; map: object }[];
}

export interface ShownPlan {
  batch: ShownBatch;
  rows: ShownRow[];
  hasMore: boolean;
}

/** Payload says what is wrong as `{ errors: [{ message }] }`. */
export async function call<T>(method: 'GET' | 'POST', path: string, body?: object | File): Promise<T> {
  const isFile = body instanceof File;
  const response = await fetch(API + path, {
    method,
    ...(body && {
      headers: { 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
      body: isFile ? body : JSON.stringify(body),
    }),
  }).catch(() => {
    throw new Error('The site does not answer. Try again in a moment.');
  });
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Error(answer?.errors?.[0]?.message ?? `The site answered ${response.status}.`);
  return answer;
}
