/**
 * The ad admins' calls once more, under a name that no filter list knows: browsers that block addresses with `/ads/`
 * in them must not lock an ad admin out of the dashboard (decisions §9). The dashboard uses these.
 */
import { createAd, deleteAd, listAdStats, scheduleAd, toggleAd } from './ads.ts';
import { defineOperation } from './operation.ts';

export const listCampaignStats = defineOperation({ ...listAdStats, path: '/api/admin/campaigns/stats' });
export const createCampaign = defineOperation({ ...createAd, path: '/api/admin/campaigns' });
export const toggleCampaign = defineOperation({ ...toggleAd, path: '/api/admin/campaigns/{id}/toggle' });
export const scheduleCampaign = defineOperation({ ...scheduleAd, path: '/api/admin/campaigns/{id}/days' });
export const deleteCampaign = defineOperation({ ...deleteAd, path: '/api/admin/campaigns/{id}' });
