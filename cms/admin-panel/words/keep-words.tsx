'use client';

import { useDocumentInfo, useFormInitializing } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { LeftWords } from './left-words.tsx';
import { TroubleNotice } from './trouble-notice.tsx';
import { useLabels, useOpenForm } from './use-open-form.ts';
import { WordsBefore } from './words-before.tsx';

/** Keeps what is typed into a form of the panel until it is stored, and says what stands between. */
export function KeepWords() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const address = globalSlug ? `globals/${globalSlug}` : [collectionSlug, id].filter(Boolean).join('/');
  const [turn, setTurn] = useState(0);
  const isInitializing = useFormInitializing();
  if (isInitializing) return null;
  // A form that shows another version without a save of its own begins anew.
  return <FormWords key={`${address} ${turn}`} address={address} onOther={() => setTurn(turn + 1)} />;
}

function FormWords({ address, onOther }: { address: string; onOther: () => void }) {
  const { updateForm, trouble, opened } = useOpenForm(address);
  const labels = useLabels();
  useEffect(() => updateForm(onOther));
  useEffect(() => {
    if (!trouble) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [trouble]);
  if (!opened) return null;
  return (
    <>
      <TroubleNotice trouble={trouble} opened={opened} labels={labels} />
      {!trouble && <LeftWords opened={opened} labels={labels} />}
      {!trouble && <WordsBefore since={opened.sender.base.updatedAt} labels={labels} />}
    </>
  );
}
