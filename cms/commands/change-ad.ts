import type { PayloadRequest } from 'payload';
import type { Ad } from '../payload-types.ts';

/**
 * A day as the panel's date picker stores it: an instant that falls on that day in Baltimore all year round.
 */
export function noonOf(day: string | null): string | null {
  return day && `${day}T17:00:00.000Z`;
}

export function setAdActive(req: PayloadRequest, id: number, isActive: boolean): Promise<Ad> {
  return updateAd(req, id, { isActive });
}

export function setAdDays(
  req: PayloadRequest,
  id: number,
  { startDay, endDay }: { readonly startDay: string | null; readonly endDay: string | null },
): Promise<Ad> {
  return updateAd(req, id, { startDate: noonOf(startDay), endDate: noonOf(endDay) });
}

function updateAd({ payload, user }: PayloadRequest, id: number, data: Partial<Ad>): Promise<Ad> {
  return payload.update({ collection: 'ads', id, data, depth: 1, overrideAccess: false, user });
}
