'use client';

import { momentText } from '#domain/calendar/date-texts';
import { useDocumentInfo } from '@payloadcms/ui';

/** When the open document was last saved, in the city's time; Payload's own line is in the computer's. */
export function SavedAt() {
  const { savedDocumentData } = useDocumentInfo();
  const at: unknown = savedDocumentData?.updatedAt;
  return typeof at === 'string' && <p className="doc-controls__label">Last changed {momentText(at)}</p>;
}
