import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';
import { paths } from '../paths.ts';
import { isKeptCopy, noteRefreshed } from './kept-copy.ts';

type Router = Pick<DataRouter, 'subscribe'>;

/** Makes the pages opened from now on available offline (`offline-worker.ts`). */
export async function keepPages(router: Router, queryClient: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (isKeptCopy()) refreshOnceOnline(queryClient);
  await navigator.serviceWorker.register('/offline-worker.js');
  await inCharge();
  keep(paths.offline);
  keep(location.pathname + location.search);
  let shown = location.pathname;
  // Client-side navigation loads only data, so fetch the document of each page after it is shown.
  router.subscribe(({ location: { pathname, search }, navigation, errors }) => {
    if (navigation.state !== 'idle' || errors !== null || pathname === shown) return;
    shown = pathname;
    keep(pathname + search);
  });
}

/** Resolves once the worker controls this page. */
async function inCharge(): Promise<void> {
  await new Promise<void>((resolve) => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) resolve();
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

function keep(address: string): void {
  fetch(address, { headers: { accept: 'text/html' }, priority: 'low' }).catch(() => undefined);
}

/** A kept copy may be stale, so refetch everything on the page. */
function refreshOnceOnline(queryClient: QueryClient): void {
  const refresh = async () => {
    await queryClient.invalidateQueries({}, { throwOnError: true });
    removeEventListener('online', tryRefresh);
    noteRefreshed();
  };
  const tryRefresh = () => void refresh().catch(() => undefined);
  addEventListener('online', tryRefresh);
  if (navigator.onLine) tryRefresh();
}
