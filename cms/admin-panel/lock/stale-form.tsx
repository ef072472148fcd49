'use client';

import { toast, useForm, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

const TOAST = 'stale-form';

/** Shows whose changes a stale form would overwrite, until the user has read it or leaves. */
export function StaleForm() {
  const refusal = useFormFields(([fields]) => fields.updatedAt?.errorMessage);
  const { dispatchFields } = useForm();
  useEffect(() => {
    if (refusal === undefined) return;
    toast.error(refusal, { id: TOAST, duration: Infinity });
    // The server decides about the next save, too; an invalid field would block it here, with a message about another
    // fault.
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', valid: true, errorMessage: undefined });
  }, [refusal, dispatchFields]);
  useEffect(() => () => void toast.dismiss(TOAST), []);
  return null;
}
