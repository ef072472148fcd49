'use client';

import {
  PublishButton,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormInitializing,
} from '@payloadcms/ui';
import { useEffect, useRef, type PointerEvent } from 'react';
import styles from './publish.module.css';

/**
 * Payload disables its button until the form is ready, and during autosaves, which start when a writer has just
 * stopped typing and is about to publish: the click would be lost silently. Here it is executed as soon as possible.
 */
export function PublishAfterSave() {
  const isSaving = useFormBackgroundProcessing();
  const isInitializing = useFormInitializing();
  const isPressed = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const isOff = isSaving || isInitializing;
  useEverySave();

  useEffect(() => {
    if (isOff || !isPressed.current) return;
    isPressed.current = false;
    box.current?.querySelector<HTMLButtonElement>('#action-save')?.click();
  }, [isOff]);

  function press({ target }: PointerEvent): void {
    // The menu beside it always opens and is a separate button. Its entries are elsewhere in the document.
    if (!isOff || !(target instanceof Element) || target.closest('button')) return;
    if (box.current?.contains(target)) isPressed.current = true;
  }

  return (
    <div ref={box} className={styles.publish} onPointerDown={press}>
      <PublishButton />
    </div>
  );
}

/**
 * Also tracks queued saves, which Payload does not report (its `useQueue`): Publish could overtake one, so that an
 * older draft would replace what was published, and text typed during it would count as saved.
 */
function useEverySave(): void {
  const { collectionSlug, id } = useDocumentInfo();
  const { setBackgroundProcessing } = useForm();
  useEffect(() => {
    if (!collectionSlug || id === undefined) return;
    return onAutosave(`/${collectionSlug}/${id}`, () => setBackgroundProcessing(true));
  }, [collectionSlug, id, setBackgroundProcessing]);
}

/** Calls back on each autosave of the document at this API path. Payload has no event for it. */
function onAutosave(address: string, callBack: () => void): () => void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const [path, query] = String(input).split('?');
    if (path?.endsWith(address) && query?.includes('autosave=true')) callBack();
    return send(input, init);
  };
  return () => {
    window.fetch = send;
  };
}
