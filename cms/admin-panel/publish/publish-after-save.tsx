'use client';

import {
  PublishButton,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormInitializing,
} from '@payloadcms/ui';
import { useEffect, useRef, type PointerEvent } from 'react';
import { onAutosave } from './on-autosave.ts';
import styles from './publish.module.css';

/**
 * Payload turns its button off until the form is ready, and while a draft saves itself, which is when a writer has just
 * stopped typing and goes to publish: the press would be lost without a word. Here it is made as soon as it can be.
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
    // The menu beside it opens all the time, and is a button of its own. Its entries are elsewhere in the document.
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
 * A save that waited for the one before it is a save, too. Payload forgets to say so (its `useQueue`): Publish could overtake
 * it, so that an older draft would lie over what was published, and what is typed meanwhile would count as saved.
 */
function useEverySave(): void {
  const { collectionSlug, id } = useDocumentInfo();
  const { setBackgroundProcessing } = useForm();
  useEffect(() => {
    if (!collectionSlug || id === undefined) return;
    return onAutosave(`/${collectionSlug}/${id}`, () => setBackgroundProcessing(true));
  }, [collectionSlug, id, setBackgroundProcessing]);
}
