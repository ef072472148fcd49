import type * as contract from '#contract/work-desk';
import * as work from '../../queries/work-desk.ts';
import type { AdminRole } from '#domain/people/staff-roles';
import { hasRole } from '../../access/roles.ts';
import type { Handler } from '../../calls/handler.ts';
import { listStalest } from '../../imports/desk/verification.ts';
import { findFrequentGaps } from '../../queries/frequent-gaps.ts';
import { findHiddenPicks } from '../../queries/home-picks.ts';
import { countBroken, mendable } from '../../links/broken-links.ts';
import { countWaiting } from '../../queries/moderation.ts';
import { findReadership } from '../../queries/readership.ts';
import { findGlobal } from '../../queries/settings.ts';

const SHOWN = 5;
const WEEK_DAYS = 7;

export const getWorkDesk: Handler<typeof contract.getWorkDesk> = async ({ user, req: { payload } }) => {
  const now = new Date();
  /** Skips the query if the user lacks the role. */
  const by = <Part>(roles: AdminRole[], ask: () => Promise<Part>): Promise<Part | null> =>
    hasRole(user, ...roles) ? ask() : Promise.resolve(null);
  const [
    drafts,
    dueToday,
    frontPage,
    readership,
    brokenLinks,
    waiting,
    failedDeliveries,
    imports,
    sourceAlarms,
    gaps,
    stale,
    ads,
  ] = await Promise.all([
    by(['editor'], () => work.findDrafts(payload, user.id)),
    by(['editor'], () => work.findDueToday(payload, now)),
    by(['editor'], async () => findHiddenPicks(payload, (await findGlobal(payload, 'home')).sections ?? [])),
    by(['editor'], () => findReadership(payload, WEEK_DAYS, now)),
    by(['editor', 'data'], () => countBroken(payload.db.pool, mendable(user))),
    by(['editor', 'data'], () => countWaiting(payload)),
    by(['editor'], () => work.countFailedDeliveries(payload)),
    by(['data'], () => work.findImportsUnderWay(payload)),
    by(['data'], () => work.findSourceAlarms(payload)),
    by(['data'], () => findFrequentGaps(payload, now)),
    by(['data'], () => listStalest(payload.db.pool, SHOWN)),
    by(['ads'], () => work.countAds(payload, now)),
  ]);
  const ownWaiting =
    waiting && !hasRole(user, 'data') ? { ...waiting, reports: null, proposals: null } : waiting;
  return {
    status: 200,
    body: {
      drafts,
      dueToday,
      frontPage,
      readThisWeek: readership && readership.pages.slice(0, SHOWN),
      waiting: ownWaiting,
      brokenLinks,
      failedDeliveries,
      imports,
      sourceAlarms,
      gaps: gaps && gaps.slice(0, SHOWN).map(({ query, count }) => ({ query, count })),
      stale: stale && stale.map(({ id, name, lastVerifiedAt }) => ({ id, name, lastVerifiedAt })),
      ads,
    },
  };
};
