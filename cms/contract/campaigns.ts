/**
 * The ad admins' calls once more, under a name that no filter list knows: browsers that block addresses with `/ads/`
 * in them must not lock an ad admin out of the dashboard (decisions §9). The dashboard uses these.
 */
import { createAd, deleteAd, listAdStats, scheduleAd, toggleAd } from './ads.ts';
import type { Operation } from './operation.ts';

/** The same call at one more address. */
function alsoAt<T extends Operation>(operation: T, path: Operation['path']): T {
  // Its type goes on naming the first address, so that one handler serves both; nobody reads an address off a type.
  return { ...operation, path } as T;
}

export const listCampaignStats = alsoAt(listAdStats, '/api/admin/campaigns/stats');
export const createCampaign = alsoAt(createAd, '/api/admin/campaigns');
export const toggleCampaign = alsoAt(toggleAd, '/api/admin/campaigns/{id}/toggle');
export const scheduleCampaign = alsoAt(scheduleAd, '/api/admin/campaigns/{id}/days');
export const deleteCampaign = alsoAt(deleteAd, '/api/admin/campaigns/{id}');
