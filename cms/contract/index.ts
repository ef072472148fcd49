/**
 * The wire, whole: every call the site and its integrations may make below `/api`.
 * The two call tables of the specification, then the calls the pages add to them.
 */
import * as accounts from './accounts.ts';
import * as adminSession from './admin-session.ts';
import * as ads from './ads.ts';
import * as aggregates from './aggregates.ts';
import * as editorial from './editorial.ts';
import * as featuredBusinesses from './featured-businesses.ts';
import * as openapi from './openapi.ts';
import type { Operation } from './operation.ts';
import * as pages from './pages.ts';
import * as restaurants from './restaurants.ts';
import * as search from './search.ts';
import * as newsletter from './subscribe.ts';

export const operations = {
  // Diners: places and accounts (spec 1 §7)
  getCurrentUser: accounts.getCurrentUser,
  login: accounts.login,
  register: accounts.register,
  logout: accounts.logout,
  listRestaurants: restaurants.listRestaurants,
  listNeighborhoodStats: aggregates.listNeighborhoodStats,
  listCuisineStats: aggregates.listCuisineStats,
  // Ads and featured businesses (spec 1 §7)
  listAds: ads.listAds,
  recordAdImpression: ads.recordAdImpression,
  recordAdClick: ads.recordAdClick,
  listFeaturedBusinesses: featuredBusinesses.listFeaturedBusinesses,
  recordFeaturedBusinessImpression: featuredBusinesses.recordFeaturedBusinessImpression,
  recordFeaturedBusinessClick: featuredBusinesses.recordFeaturedBusinessClick,
  // Newsletter and staff (spec 2 §7)
  subscribe: newsletter.subscribe,
  getCurrentAdmin: adminSession.getCurrentAdmin,
  adminLogin: adminSession.adminLogin,
  adminLogout: adminSession.adminLogout,
  listAdStats: ads.listAdStats,
  listFeaturedBusinessStats: featuredBusinesses.listFeaturedBusinessStats,
  createAd: ads.createAd,
  toggleAd: ads.toggleAd,
  deleteAd: ads.deleteAd,
  // What the pages ask for
  getSite: pages.getSite,
  getHomePage: pages.getHomePage,
  getCuisinePage: pages.getCuisinePage,
  getNeighborhoodPage: pages.getNeighborhoodPage,
  getRestaurant: restaurants.getRestaurant,
  searchRestaurants: search.searchRestaurants,
  suggest: search.suggest,
  // Stories, guides and awards (spec 2 §2)
  getStoriesPage: editorial.getStoriesPage,
  getStoryPage: editorial.getStoryPage,
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
