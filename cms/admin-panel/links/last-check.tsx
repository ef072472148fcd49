import { countText } from '#domain/words/quantities';
import { momentText } from '#domain/calendar/date-texts';
import { CheckLinks } from './check-link.tsx';
import { findLastCheck } from '#cms/links/broken-links';
import type { ServerProps } from 'payload';

/** Above the list of broken links: what is checked, and when it was. */
export async function LastCheck({ payload }: Pick<ServerProps, 'payload'>) {
  const { links, checkedAt, isUnderWay } = await findLastCheck(payload.db.pool);
  return (
    <p>
      Once a week we follow every link in stories, guides, pages, awards and places, and on the home page.
      Names kept for examples, such as example.com, are left out.{' '}
      {isUnderWay
        ? 'A check is under way.'
        : checkedAt
          ? `${countText(links)} links, last checked: ${momentText(checkedAt.toISOString())}`
          : 'Not checked yet. The first check runs soon after the site starts.'}{' '}
      {!isUnderWay && <CheckLinks />}
    </p>
  );
}
