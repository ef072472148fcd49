/**
 * Aliases of the ad admins' calls that ad blockers do not match: blocking `/ads/` URLs must not lock ad
 * admins out of the dashboard (decisions §9). The dashboard uses these.
 */
import { changeAd, createAd, deleteAd, listAdStats, toggleAd } from './ads.ts';
import type { Operation } from './operation.ts';

/** The same call at another path. */
function alsoAt<T extends Operation>(operation: T, path: Operation['path']): T {
  // The type keeps the original path, so that one handler serves both; nothing reads the path from the type.
  return { ...operation, path } as T;
}

export const listCampaignStats = alsoAt(listAdStats, '/api/admin/campaigns/stats');
export const createCampaign = alsoAt(createAd, '/api/admin/campaigns');
export const toggleCampaign = alsoAt(toggleAd, '/api/admin/campaigns/{id}/toggle');
export const changeCampaign = alsoAt(changeAd, '/api/admin/campaigns/{id}');
export const deleteCampaign = alsoAt(deleteAd, '/api/admin/campaigns/{id}');
