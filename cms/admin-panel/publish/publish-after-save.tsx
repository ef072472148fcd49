'use client';

import { PublishButton, useFormBackgroundProcessing, useFormInitializing } from '@payloadcms/ui';
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
