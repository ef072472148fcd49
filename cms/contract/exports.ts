/**
 * Calls, schemas and values. The later groups add calls for the pages and the desk to those of the specification.
 */

// Diners: places and accounts (spec 1 §7)
export * from './accounts.ts';
export * from './account.ts';
export * from './restaurants.ts';
export * from './aggregates.ts';
// Saved places and reviews (decisions §5)
export * from './saved.ts';
export * from './reviews.ts';
// Ads and featured businesses (spec 1 §7)
export * from './ads.ts';
export * from './campaigns.ts';
export * from './ad-numbers.ts';
export * from './ad-report.ts';
export * from './flights.ts';
export * from './featured-businesses.ts';
// Newsletter and staff (spec 2 §7)
export * from './subscribe.ts';
export * from './drawings.ts';
export * from './admin-session.ts';
export * from './second-factor.ts';
// The desks of the panel (decisions §3, §6, §10, §11)
export * from './schedule-desk.ts';
export * from './links-desk.ts';
export * from './choices-desk.ts';
export * from './moderation.ts';
export * from './newsletter-issues.ts';
export * from './search-desk.ts';
export * from './imports-desk.ts';
// Data for the pages
export * from './pages.ts';
export * from './search.ts';
export * from './quiz.ts';
export * from './submissions.ts';
export * from './sitemap.ts';
export * from './editorial.ts';
export * from './openapi.ts';
// Only schemas
export * from './form-guard.ts';
export * from './imports.ts';
