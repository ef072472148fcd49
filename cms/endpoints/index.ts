import { matchOrder, operations, type OperationId, type Operations } from '#contract/index';
import type { Operation } from '#contract/operation';
import type { Endpoint, PayloadRequest } from 'payload';
import { answerCall } from '../calls/answer-call.ts';
import { toResponse, type CallAnswer } from '../calls/call-answer.ts';
import { changeEmail } from './account/change-email.ts';
import { changeName } from './account/change-name.ts';
import { changePassword } from './account/change-password.ts';
import { confirmEmail } from './account/confirm-email.ts';
import { deleteAccount } from './account/delete-account.ts';
import { downloadAccountData } from './account/download-account-data.ts';
import { forgotPassword } from './account/forgot-password.ts';
import { getAccountEmail } from './account/get-account-email.ts';
import { resetPassword } from './account/reset-password.ts';
import { signOutEverywhere } from './account/sign-out-everywhere.ts';
import { getCurrentUser } from './accounts/get-current-user.ts';
import { login } from './accounts/login.ts';
import { logout } from './accounts/logout.ts';
import { register } from './accounts/register.ts';
import { changeAd } from './admin-ads/change-ad.ts';
import { createAd } from './admin-ads/create-ad.ts';
import { deleteAd } from './admin-ads/delete-ad.ts';
import { downloadNumbers } from './admin-ads/download-numbers.ts';
import { listAdDays } from './admin-ads/list-ad-days.ts';
import { listAdStats } from './admin-ads/list-ad-stats.ts';
import { listFeaturedBusinessStats } from './admin-ads/list-featured-business-stats.ts';
import { toggleAd } from './admin-ads/toggle-ad.ts';
import { adminLogin } from './admin-session/admin-login.ts';
import { adminLogout } from './admin-session/admin-logout.ts';
import { getCurrentAdmin } from './admin-session/get-current-admin.ts';
import { listAds } from './ads/list-ads.ts';
import { listCuisineStats } from './aggregates/list-cuisine-stats.ts';
import { listNeighborhoodStats } from './aggregates/list-neighborhood-stats.ts';
import { findRedirect } from './editorial/find-redirect.ts';
import { getAwardPage } from './editorial/get-award-page.ts';
import { getAwardsPage } from './editorial/get-awards-page.ts';
import { getGuidePage } from './editorial/get-guide-page.ts';
import { getGuidesPage } from './editorial/get-guides-page.ts';
import { getStoriesPage } from './editorial/get-stories-page.ts';
import { getAuthorPage } from './editorial/get-author-page.ts';
import { getOwnPage } from './editorial/get-own-page.ts';
import { getStoryPage } from './editorial/get-story-page.ts';
import { getWinDinnerPage } from './editorial/get-win-dinner-page.ts';
import { listFeaturedBusinesses } from './featured-businesses/list-featured-businesses.ts';
import { decide } from './desk/decide.ts';
import { exportSubscribers } from './desk/export-subscribers.ts';
import { getModerationQueue } from './desk/get-moderation-queue.ts';
import { getNewsletterDesk } from './desk/get-newsletter-desk.ts';
import { getSearchDesk } from './desk/get-search-desk.ts';
import { cancelScheduled, getSchedule, moveScheduled } from './desk/schedule.ts';
import { getWorkDesk } from './desk/get-work-desk.ts';
import { retryDeliveries } from './desk/retry-deliveries.ts';
import { rebuildIndex, rollBackIndex } from './desk/run-on-index.ts';
import { recordSearch } from './search/record-search.ts';
import { listAskedSearches } from './desk/list-asked-searches.ts';
import { addSynonym, previewSynonym } from './desk/synonyms.ts';
import * as importBatches from './imports/import-batches.ts';
import * as importFiles from './imports/import-files.ts';
import * as importSources from './imports/import-sources.ts';
import * as storedPlaces from './imports/stored-places.ts';
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  resetSecondFactor,
  setUpSecondFactor,
} from './desk/second-factor.ts';
import { getOpenApi } from './get-openapi.ts';
import { getSiteContents } from './get-site-contents.ts';
import type { Handler } from '../calls/handler.ts';
import { changeList } from './lists/change-list.ts';
import { deleteList } from './lists/delete-list.ts';
import { getLists } from './lists/get-lists.ts';
import { mergeList } from './lists/merge-list.ts';
import { renameList } from './lists/rename-list.ts';
import { shareList } from './lists/share-list.ts';
import { unshareList } from './lists/unshare-list.ts';
import { getNewsletterPopup } from './newsletter/get-newsletter-popup.ts';
import { subscribe } from './newsletter/subscribe.ts';
import { unsubscribe } from './newsletter/unsubscribe.ts';
import { getCuisinePage } from './pages/get-cuisine-page.ts';
import { getHomePage } from './pages/get-home-page.ts';
import { getNeighborhoodPage } from './pages/get-neighborhood-page.ts';
import { getSite } from './pages/get-site.ts';
import { recommendRestaurants } from './quiz/recommend-restaurants.ts';
import { getRestaurant } from './restaurants/get-restaurant.ts';
import { listRestaurantsByIds } from './restaurants/list-restaurants-by-ids.ts';
import { listRestaurants } from './restaurants/list-restaurants.ts';
import { reportProblem } from './restaurants/report-problem.ts';
import { submitRestaurant } from './restaurants/submit-restaurant.ts';
import { createReview } from './reviews/create-review.ts';
import { deleteOwnReview } from './reviews/delete-own-review.ts';
import { getOwnReview } from './reviews/get-own-review.ts';
import { listReviews } from './reviews/list-reviews.ts';
import { deleteOwnReviewPhoto } from './reviews/delete-own-review-photo.ts';
import { getOwnReviewPhoto } from './reviews/get-own-review-photo.ts';
import { sendReviewPhoto } from './reviews/send-review-photo.ts';
import { updateOwnReview } from './reviews/update-own-review.ts';
import { changeSaved } from './saved/change-saved.ts';
import { changeSharedSaved } from './saved/change-shared-saved.ts';
import { getSaved } from './saved/get-saved.ts';
import { getSharedSaved } from './saved/get-shared-saved.ts';
import { checkLink, getLinksDesk, ignoreLink } from './desk/links.ts';
import { getReadership, getReadersOf } from './desk/readership.ts';
import { listPins } from './search/list-pins.ts';
import { searchRestaurants } from './search/search-restaurants.ts';
import { suggest } from './search/suggest.ts';
import {
  recordAdClick,
  recordAdImpression,
  recordAdViewable,
  recordFeaturedBusinessClick,
  recordFeaturedBusinessImpression,
  recordFeaturedBusinessViewable,
} from './tracking/record-events.ts';
import { recordReading } from './tracking/record-reading.ts';

type Handlers = { [Id in OperationId]: Handler<Operations[Id]> };

/** Who serves which call. A call of the contract that is missing here does not compile. */
const handlers = {
  getCurrentUser,
  login,
  register,
  logout,
  changeName,
  changePassword,
  signOutEverywhere,
  downloadAccountData,
  deleteAccount,
  getAccountEmail,
  changeEmail,
  confirmEmail,
  forgotPassword,
  resetPassword,
  listRestaurants,
  listNeighborhoodStats,
  listCuisineStats,
  getSaved,
  changeSaved,
  getSharedSaved,
  changeSharedSaved,
  getLists,
  mergeList,
  renameList,
  deleteList,
  changeList,
  shareList,
  unshareList,
  listReviews,
  createReview,
  getOwnReview,
  updateOwnReview,
  sendReviewPhoto,
  getOwnReviewPhoto,
  deleteOwnReviewPhoto,
  deleteOwnReview,
  listAds,
  recordAdImpression,
  recordAdViewable,
  recordAdClick,
  listFeaturedBusinesses,
  recordFeaturedBusinessImpression,
  recordFeaturedBusinessViewable,
  recordFeaturedBusinessClick,
  recordReading,
  subscribe,
  unsubscribe,
  getNewsletterPopup,
  getCurrentAdmin,
  adminLogin,
  adminLogout,
  listAdStats,
  listFeaturedBusinessStats,
  createAd,
  toggleAd,
  deleteAd,
  changeAd,
  listCampaignStats: listAdStats,
  createCampaign: createAd,
  toggleCampaign: toggleAd,
  changeCampaign: changeAd,
  deleteCampaign: deleteAd,
  listAdDays,
  downloadNumbers,
  getWorkDesk,
  getReadership,
  getReadersOf,
  getSchedule,
  moveScheduled,
  cancelScheduled,
  getLinksDesk,
  checkLink,
  ignoreLink,
  getModerationQueue,
  decide,
  getNewsletterDesk,
  exportSubscribers,
  retryDeliveries,
  getSearchDesk,
  rebuildIndex,
  previewSynonym,
  addSynonym,
  rollBackIndex,
  ...importFiles,
  ...importSources,
  ...importBatches,
  ...storedPlaces,
  getSecondFactor,
  setUpSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  resetSecondFactor,
  getSite,
  getHomePage,
  getCuisinePage,
  getNeighborhoodPage,
  listRestaurantsByIds,
  getRestaurant,
  searchRestaurants,
  listPins,
  suggest,
  recordSearch,
  listAskedSearches,
  recommendRestaurants,
  submitRestaurant,
  reportProblem,
  getSiteContents,
  getStoriesPage,
  getStoryPage,
  getOwnPage,
  getAuthorPage,
  getGuidesPage,
  getGuidePage,
  getAwardsPage,
  getAwardPage,
  getWinDinnerPage,
  findRedirect,
  getOpenApi,
} satisfies Handlers;

/** Answers a call for a request of Payload's, guards and all. Failures are answers too. */
export type AnswerCall = (req: PayloadRequest) => Promise<CallAnswer>;

/** Every call of the contract, for a request that is made within this process. */
export const calls = Object.fromEntries(
  Object.entries<Operation>(operations).map(([id, operation]) => {
    // `satisfies Handlers` has checked that each handler belongs to its operation.
    const handler = handlers[id as OperationId] as unknown as Handler<Operation>;
    return [id, (req) => answerCall(operation, handler, req)];
  }),
) as Record<OperationId, AnswerCall>;

/** The contract lives under a private prefix of Payload's REST; the host maps `/api/*` onto it. */
export const CONTRACT_PREFIX = '/contract';

/** The same calls as endpoints of Payload, for requests from outside. */
export const contractEndpoints: Endpoint[] = matchOrder.map(([id, { method, path }]) => ({
  method: method.toLowerCase() as Lowercase<typeof method>,
  path: CONTRACT_PREFIX + path.replace(/\{(\w+)\}/g, ':$1'),
  handler: async (req) => toResponse(await calls[id](req)),
}));
