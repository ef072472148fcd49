'use client';

import { countText } from '#domain/words/quantities';
import { useAuth, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { z } from 'zod';
import { callPanel } from '../desk/call-panel.ts';
import { countMissing } from './plain-words.ts';
import { changedFields, type Values } from './three-ways.ts';
import { isOfArticle } from './use-open-form.ts';
import { WordsDialog } from './words-dialog.tsx';
import styles from './words.module.css';

const LOOK_EVERY_MS = 15_000;

const versionsSchema = z.object({
  docs: z.array(
    z.object({
      id: z.union([z.number(), z.string()]),
      createdAt: z.string(),
      updatedAt: z.string(),
      version: z.record(z.string(), z.unknown()),
    }),
  ),
});
type Version = z.infer<typeof versionsSchema>['docs'][number];

interface WordsBeforeProps {
  /** The version that the form began from, as its `updatedAt`. */
  readonly since: string | undefined;
  readonly labels: ReadonlyMap<string, string>;
}

/** Tells who has taken over what the editor before them could not save. */
export function WordsBefore({ since, labels }: WordsBeforeProps) {
  const { collectionSlug, id } = useDocumentInfo();
  const form = useForm();
  const refused = useRefused(isOfArticle(labels) ? since : undefined);
  const [closed, setClosed] = useState<unknown>(null);
  const [isReading, setIsReading] = useState(false);
  if (!refused || refused.id === closed) return null;
  const shown: Values = form.getData();
  const { version } = refused;
  const differences = changedFields(version, { updatedAt: undefined, stored: shown, form: shown })
    .filter((field) => field in shown && labels.has(field))
    .map((field) => ({ field, mine: version[field], theirs: shown[field] }));
  const count = differences.reduce((sum, { mine, theirs }) => sum + countMissing(mine, theirs), 0);
  if (count === 0) return null;
  return (
    <>
      {createPortal(
        <p role="status" className={styles.state}>
          The editor before you was still writing: {countText(count)} {count === 1 ? 'word' : 'words'}{' '}
          <button type="button" className={styles.link} onClick={() => setIsReading(true)}>
            Read and compare
          </button>
        </p>,
        document.body,
      )}
      {isReading && (
        <WordsDialog
          title="What the editor before you wrote"
          lead="It wasn’t saved over yours. It stays in the list of versions."
          labels={labels}
          sides={['The editor before you', 'This form']}
          differences={differences}
          onClose={() => {
            setIsReading(false);
            setClosed(refused.id);
          }}
        >
          <p>
            <a href={`/cms/collections/${collectionSlug}/${id}/versions/${refused.id}`} target="_blank">
              Open it as a version, to restore it
            </a>
          </p>
        </WordsDialog>
      )}
    </>
  );
}

/** The latest words that were refused from somebody else since this version. */
function useRefused(since: string | undefined): Version | null {
  const { collectionSlug, id } = useDocumentInfo();
  const { user } = useAuth();
  const [began] = useState(since);
  const [refused, setRefused] = useState<Version | null>(null);
  const who = user?.id;
  useEffect(() => {
    if (began === undefined || id === undefined) return;
    const query = new URLSearchParams({
      'where[parent][equals]': String(id),
      'where[latest][equals]': 'false',
      'where[createdAt][greater_than]': began,
      'where[version.lastEditedBy][not_equals]': String(who),
      sort: '-createdAt',
      depth: '0',
    });
    const look = async () => {
      if (document.hidden) return;
      const { docs } = await callPanel(versionsSchema, 'GET', `/${collectionSlug}/versions?${query}`);
      // No other version is created below an older one: see cms/collections/editorial/article-hooks.ts.
      setRefused(docs.find(({ createdAt, updatedAt }) => createdAt > updatedAt) ?? null);
    };
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [began, collectionSlug, id, who]);
  return refused;
}
