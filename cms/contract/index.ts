/**
 * The whole wire format: every call below `/api`. First the two call tables of the specification, then the
 * calls that the pages add.
 */
import * as account from './account.ts';
import * as accounts from './accounts.ts';
import * as adminSession from './admin-session.ts';
import * as adNumbers from './ad-numbers.ts';
import * as ads from './ads.ts';
import * as aggregates from './aggregates.ts';
import * as campaigns from './campaigns.ts';
import * as importsDesk from './imports-desk.ts';
import * as lists from './lists.ts';
import * as moderation from './moderation.ts';
import * as schedule from './schedule-desk.ts';
import * as editorial from './editorial.ts';
import * as featuredBusinesses from './featured-businesses.ts';
import * as openapi from './openapi.ts';
import type { Operation } from './operation.ts';
import * as pages from './pages.ts';
import * as quiz from './quiz.ts';
import * as restaurants from './restaurants.ts';
import * as reviews from './reviews.ts';
import * as saved from './saved.ts';
import * as search from './search.ts';
import * as sitemap from './sitemap.ts';
import * as submissions from './submissions.ts';
import * as newsletter from './subscribe.ts';
import * as newsletterDesk from './newsletter-desk.ts';
import * as searchDesk from './search-desk.ts';
import * as secondFactor from './second-factor.ts';
import * as workDesk from './work-desk.ts';

export const operations = {
  // Diners: places and accounts (spec 1 §7)
  getCurrentUser: accounts.getCurrentUser,
  login: accounts.login,
  register: accounts.register,
  logout: accounts.logout,
  changeName: account.changeName,
  changePassword: account.changePassword,
  signOutEverywhere: account.signOutEverywhere,
  downloadAccountData: account.downloadAccountData,
  deleteAccount: account.deleteAccount,
  getAccountEmail: account.getAccountEmail,
  changeEmail: account.changeEmail,
  confirmEmail: account.confirmEmail,
  forgotPassword: account.forgotPassword,
  resetPassword: account.resetPassword,
  listRestaurants: restaurants.listRestaurants,
  listNeighborhoodStats: aggregates.listNeighborhoodStats,
  listCuisineStats: aggregates.listCuisineStats,
  // Saved places and reviews (decisions §5)
  getSaved: saved.getSaved,
  changeSaved: saved.changeSaved,
  getSharedSaved: saved.getSharedSaved,
  changeSharedSaved: saved.changeSharedSaved,
  getLists: lists.getLists,
  mergeList: lists.mergeList,
  renameList: lists.renameList,
  deleteList: lists.deleteList,
  changeList: lists.changeList,
  shareList: lists.shareList,
  unshareList: lists.unshareList,
  listReviews: reviews.listReviews,
  createReview: reviews.createReview,
  getOwnReview: reviews.getOwnReview,
  updateOwnReview: reviews.updateOwnReview,
  deleteOwnReview: reviews.deleteOwnReview,
  // Ads and featured businesses (spec 1 §7)
  listAds: ads.listAds,
  recordAdImpression: ads.recordAdImpression,
  recordAdViewable: ads.recordAdViewable,
  recordAdClick: ads.recordAdClick,
  listFeaturedBusinesses: featuredBusinesses.listFeaturedBusinesses,
  recordFeaturedBusinessImpression: featuredBusinesses.recordFeaturedBusinessImpression,
  recordFeaturedBusinessViewable: featuredBusinesses.recordFeaturedBusinessViewable,
  recordFeaturedBusinessClick: featuredBusinesses.recordFeaturedBusinessClick,
  // Newsletter and staff (spec 2 §7)
  subscribe: newsletter.subscribe,
  unsubscribe: newsletter.unsubscribe,
  getNewsletterPopup: newsletter.getNewsletterPopup,
  getCurrentAdmin: adminSession.getCurrentAdmin,
  adminLogin: adminSession.adminLogin,
  adminLogout: adminSession.adminLogout,
  listAdStats: ads.listAdStats,
  listFeaturedBusinessStats: featuredBusinesses.listFeaturedBusinessStats,
  createAd: ads.createAd,
  toggleAd: ads.toggleAd,
  deleteAd: ads.deleteAd,
  changeAd: ads.changeAd,
  ...campaigns,
  listAdDays: adNumbers.listAdDays,
  downloadNumbers: adNumbers.downloadNumbers,
  // The desks of the panel (decisions §3, §6, §10, §11)
  getWorkDesk: workDesk.getWorkDesk,
  getSchedule: schedule.getSchedule,
  moveScheduled: schedule.moveScheduled,
  cancelScheduled: schedule.cancelScheduled,
  getModerationQueue: moderation.getModerationQueue,
  decide: moderation.decide,
  getNewsletterDesk: newsletterDesk.getNewsletterDesk,
  exportSubscribers: newsletterDesk.exportSubscribers,
  retryDeliveries: newsletterDesk.retryDeliveries,
  getSearchDesk: searchDesk.getSearchDesk,
  rebuildIndex: searchDesk.rebuildIndex,
  rollBackIndex: searchDesk.rollBackIndex,
  listAskedSearches: searchDesk.listAskedSearches,
  previewSynonym: searchDesk.previewSynonym,
  addSynonym: searchDesk.addSynonym,
  ...importsDesk,
  getSecondFactor: secondFactor.getSecondFactor,
  setUpSecondFactor: secondFactor.setUpSecondFactor,
  confirmSecondFactor: secondFactor.confirmSecondFactor,
  removeSecondFactor: secondFactor.removeSecondFactor,
  resetSecondFactor: secondFactor.resetSecondFactor,
  // What the pages ask for
  getSite: pages.getSite,
  getHomePage: pages.getHomePage,
  getCuisinePage: pages.getCuisinePage,
  getNeighborhoodPage: pages.getNeighborhoodPage,
  // Before the call whose `{id}` would match `by-ids`.
  listRestaurantsByIds: restaurants.listRestaurantsByIds,
  getRestaurant: restaurants.getRestaurant,
  searchRestaurants: search.searchRestaurants,
  listPins: search.listPins,
  suggest: search.suggest,
  recordSearch: search.recordSearch,
  recommendRestaurants: quiz.recommendRestaurants,
  submitRestaurant: submissions.submitRestaurant,
  reportProblem: submissions.reportProblem,
  getSiteContents: sitemap.getSiteContents,
  // Stories, guides and awards (spec 2 §2)
  getStoriesPage: editorial.getStoriesPage,
  getStoryPage: editorial.getStoryPage,
  getOwnPage: editorial.getOwnPage,
  getAuthorPage: editorial.getAuthorPage,
  getGuidesPage: editorial.getGuidesPage,
  getGuidePage: editorial.getGuidePage,
  getAwardsPage: editorial.getAwardsPage,
  getAwardPage: editorial.getAwardPage,
  getWinDinnerPage: editorial.getWinDinnerPage,
  findRedirect: editorial.findRedirect,
  getOpenApi: openapi.getOpenApi,
} as const satisfies Record<string, Operation>;

export type Operations = typeof operations;
export type OperationId = keyof Operations;
/** Calls that the site makes. */
export type SiteOperationId = {
  [Id in OperationId]: Operations[Id]['path'] extends `/api/desk/${string}` ? never : Id;
}[OperationId];
