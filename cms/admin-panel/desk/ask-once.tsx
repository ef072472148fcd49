'use client';

import { ConfirmationModal, useModal } from '@payloadcms/ui';
import { useId } from 'react';
import { DeskButton } from './desk-button.tsx';

interface AskOnceProps {
  label: string;
  /** What happens, and that it stays so. */
  warning: string;
  /** The verb of the button that goes on. */
  verb: string;
  isOff?: boolean;
  onConfirm: () => void;
}

/** A button for what cannot be undone. */
export function AskOnce({ label, warning, verb, isOff = false, onConfirm }: AskOnceProps) {
  const { openModal } = useModal();
  const slug = useId();
  return (
    <>
      <DeskButton label={label} size="medium" isOff={isOff} onPress={() => openModal(slug)} />
      <ConfirmationModal
        heading={`${label}?`}
        body={warning}
        confirmLabel={verb}
        cancelLabel="Keep it"
        modalSlug={slug}
        onConfirm={onConfirm}
      />
    </>
  );
}
