'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Payload offers to unpublish whatever has no drafts newer than its published version, and counts none for a document that
 * was never published. Counting it as one newer draft schedules it to be published.
 */
export function ScheduleDefault() {
  const { hasPublishedDoc, id, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo();
  const isNewToReaders = id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isNewToReaders) setUnpublishedVersionCount(1);
  }, [isNewToReaders, setUnpublishedVersionCount]);
  return null;
}
