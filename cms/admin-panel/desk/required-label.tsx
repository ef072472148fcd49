'use client';

import { FieldLabel } from '@payloadcms/ui';
import type { UploadFieldLabelClientComponent } from 'payload';
import type { ComponentProps } from 'react';

/** The label of a picture that our own validation requires, with Payload's mark for required fields. */
export function RequiredLabel({ field, path }: ComponentProps<UploadFieldLabelClientComponent>) {
  return <FieldLabel label={field?.label} path={path} required />;
}
