'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Payload offers to unpublish any document without newer drafts than its published version, including never-published
 * ones. Counting such a document as one newer draft makes it default to publishing.
 */
export function ScheduleDefault() {
  const { hasPublishedDoc, id, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo();
  const isNewToReaders = id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isNewToReaders) setUnpublishedVersionCount(1);
  }, [isNewToReaders, setUnpublishedVersionCount]);
  return null;
}
