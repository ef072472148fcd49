'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callDesk, sentenceOf } from '../desk/call-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';

const LIST = '/cms/collections/broken-links';

/** Checks a broken link now, in the documents as they are now. In the list and in the form. */
export function CheckLink({
  rowData,
}: {
  readonly rowData?: { readonly id: number; readonly address: string };
}) {
  const { id: opened } = useDocumentInfo();
  const id = rowData?.id ?? Number(opened);
  const router = useRouter();
  const { isBusy, run } = useRun();

  async function check(): Promise<void> {
    const { isBroken } = await callDesk('checkLink', { params: { id } });
    if (isBroken) toast.error('It is still broken.');
    else toast.success('It isn’t broken anymore.');
    if (isBroken || rowData) router.refresh();
    else router.push(LIST);
  }

  return (
    <DeskButton
      label={isBusy ? 'Checking …' : 'Check again'}
      {...(rowData && { about: rowData.address })}
      isOff={isBusy}
      onPress={() => run(check)}
    />
  );
}

export function CheckLinks() {
  const router = useRouter();
  const { isBusy, run } = useRun();

  async function check(): Promise<void> {
    await callDesk('checkLinks');
    toast.success('We’re following every link now. Look again in a few minutes.');
    router.refresh();
  }

  return <DeskButton label="Check now" isOff={isBusy} onPress={() => run(check)} />;
}

function useRun() {
  const [isBusy, setIsBusy] = useState(false);
  const run = (work: () => Promise<void>) => {
    setIsBusy(true);
    void work()
      .catch((error: unknown) => toast.error(sentenceOf(error)))
      .finally(() => setIsBusy(false));
  };
  return { isBusy, run };
}
