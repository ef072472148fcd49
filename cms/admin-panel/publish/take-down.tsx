'use client';

import {
  PopupList,
  toast,
  UnpublishButton,
  useDocumentInfo,
  useForm,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui';
import { z } from 'zod';
import { callPanel } from '../desk/call-panel.ts';
import { offerUndo } from '../desk/offer-undo.ts';
import { sentenceOf } from '../desk/call-desk.ts';

const answerSchema = z.object({ doc: z.record(z.string(), z.unknown()) });

/**
 * Takes a document down at once, and offers to put it back. Payload asks instead, which is right only if newer words
 * wait: they would go live with the old ones.
 */
export function TakeDown() {
  const info = useDocumentInfo();
  const { reset } = useForm();
  const { t } = useTranslation();
  const isModified = useFormModified();
  const { collectionSlug, id, hasPublishedDoc, hasPublishPermission, unpublishedVersionCount } = info;
  if (unpublishedVersionCount > 0 || isModified) return <UnpublishButton />;
  if (!hasPublishedDoc || !hasPublishPermission) return null;

  async function turn(status: 'draft' | 'published'): Promise<Record<string, unknown>> {
    const path = `/${collectionSlug}/${id}?depth=0`;
    const { doc } = await callPanel(answerSchema, 'PATCH', path, { _status: status });
    await reset(doc);
    info.incrementVersionCount();
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(status === 'published');
    info.setUnpublishedVersionCount(status === 'published' ? 0 : 1);
    return doc;
  }
  /** Words saved since would go live with the old ones. */
  async function putBackSince(downSince: unknown): Promise<void> {
    const path = `/${collectionSlug}/${id}?depth=0&draft=true`;
    const { updatedAt } = await callPanel(z.object({ updatedAt: z.string() }), 'GET', path);
    if (updatedAt !== downSince) throw new Error('It has changed since. Publish it when it’s ready.');
    await turn('published');
  }
  const fail = (error: unknown) => toast.error(sentenceOf(error));
  async function takeDown(): Promise<void> {
    const { updatedAt } = await turn('draft');
    const putBack = () => void putBackSince(updatedAt).catch(fail);
    offerUndo(t('version:unpublishedSuccessfully'), putBack);
  }
  return (
    <PopupList.Button id="action-unpublish" onClick={() => void takeDown().catch(fail)}>
      {t('version:unpublish')}
    </PopupList.Button>
  );
}
