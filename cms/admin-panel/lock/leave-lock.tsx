'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Releases the lock when the user leaves a document, instead of when it expires. Payload does so only without
 * autosave.
 */
export function LeaveLock() {
  const { collectionSlug, id } = useDocumentInfo();
  const { user } = useAuth();
  const who = user?.id;
  useEffect(() => {
    if (!collectionSlug || id === undefined || who === undefined) return;
    const own = new URLSearchParams({
      'where[document.relationTo][equals]': collectionSlug,
      'where[document.value][equals]': String(id),
      'where[user.value][equals]': String(who),
    });
    const leave = () => {
      // The page may be gone before the response; if the request fails, the lock expires.
      void fetch(`/cms/api/payload-locked-documents?${own}`, {
        method: 'DELETE',
        credentials: 'include',
        keepalive: true,
      }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      // After "Take over" the page renders again, which unmounts the form of a document that stays open.
      if (window.location.pathname !== `/cms/collections/${collectionSlug}/${id}`) leave();
    };
  }, [collectionSlug, id, who]);
  return null;
}
