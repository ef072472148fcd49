import type { PopupCopy, subscribe, SubscriptionReceipt } from '#contract/subscribe';
import type { z } from 'zod';
import { readJson, sendForJson, type Fetch } from './client.ts';

/** Signs an address up. Raises `ApiError` with the reason when it is refused. */
export function sendSubscription(
  fetchApi: Fetch,
  body: z.input<typeof subscribe.body>,
): Promise<SubscriptionReceipt> {
  return sendForJson<SubscriptionReceipt>(fetchApi, '/api/subscribe', { method: 'POST', body });
}

export function fetchPopupCopy(fetchApi: Fetch): Promise<PopupCopy> {
  return readJson<PopupCopy>(fetchApi, '/api/newsletter/popup');
}
