'use client';

import { useField } from '@payloadcms/ui';
import type { RelationshipFieldClientComponent } from 'payload';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { callPanel } from '../desk/call-panel.ts';

const linkedSchema = z.object({ _status: z.string().optional(), status: z.string().optional() });

/** Says so if readers don't see what a link is about to lead to, or if it is closed: the picker shows only names. */
export const LinkedState: RelationshipFieldClientComponent = ({ path }) => {
  const { value } = useField<{ relationTo: string; value: unknown } | null>({ path });
  const address = value ? `${value.relationTo}/${String(value.value)}` : null;
  const [said, setSaid] = useState<{ address: string; sentence: string } | null>(null);
  useEffect(() => {
    if (address === null) return;
    callPanel(linkedSchema, 'GET', `/${address}?depth=0`).then(
      (linked) => setSaid({ address, sentence: sentenceOn(linked) }),
      // It is checked again when the text is saved.
      () => undefined,
    );
  }, [address]);
  return <p role="status">{said?.address === address && said?.sentence}</p>;
};

function sentenceOn({ _status, status }: z.infer<typeof linkedSchema>): string {
  if (_status === 'draft') return 'A draft: readers don’t see it until it’s published.';
  return status === 'closed' ? 'This place has closed.' : '';
}
