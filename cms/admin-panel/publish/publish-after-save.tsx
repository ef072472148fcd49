'use client';

import { PublishButton, useFormBackgroundProcessing } from '@payloadcms/ui';
import { useEffect, useRef, type PointerEvent } from 'react';
import styles from './publish.module.css';

/**
 * Payload turns its button off while a draft saves itself, which is when a writer has just stopped typing and goes to
 * publish: the press would be lost without a word. Here it is made as soon as the draft is saved.
 */
export function PublishAfterSave() {
  const isSaving = useFormBackgroundProcessing();
  const isPressed = useRef(false);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isSaving || !isPressed.current) return;
    isPressed.current = false;
    box.current?.querySelector<HTMLButtonElement>('#action-save')?.click();
  }, [isSaving]);

  function press({ target }: PointerEvent): void {
    // The menu beside it opens all the time, and is a button of its own. Its entries are elsewhere in the document.
    if (!isSaving || !(target instanceof Element) || target.closest('button')) return;
    if (box.current?.contains(target)) isPressed.current = true;
  }

  return (
    <div ref={box} className={styles.publish} onPointerDown={press}>
      <PublishButton />
    </div>
  );
}
