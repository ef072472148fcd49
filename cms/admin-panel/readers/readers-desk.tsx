import { countText } from '#domain/words/quantities';
import { findReadership, type Readership, type ReadPage } from '#cms/queries/readership';
import type { ReadKind } from '#domain/readership/read-subject';
import type { Payload } from 'payload';
import { DeskPage } from '../desk/desk-page.tsx';
import { DeskTable } from '../desk/desk-table.tsx';
import shared from '../desk/desk.module.css';
import { Fact } from '../desk/fact.tsx';
import { countOf } from './readers-of.tsx';

const KINDS: Record<ReadKind, string> = { story: 'Story', guide: 'Guide', place: 'Place', search: 'Search' };

interface ReadersDeskProps {
  readonly payload: Payload;
  readonly days: 7 | 30;
}

/** Recent readership, and discarded views. */
export async function ReadersDesk({ payload, days }: ReadersDeskProps) {
  return (
    <DeskPage
      title="Reader numbers"
      actions={
        <nav className={shared.choices} aria-label="Days">
          {[7, 30].map((value) => (
            <a key={value} href={`?days=${value}`} {...(value === days && { 'aria-current': 'page' })}>
              Last {value} days
            </a>
          ))}
        </nav>
      }
    >
      <p className={shared.hint}>
        A view is a page in sight for 3 seconds. A read is 30 seconds and 60% of the page. We keep each day’s
        counts for two years, and nothing about who the readers are.
      </p>
      <Numbers desk={await findReadership(payload, days)} days={days} />
    </DeskPage>
  );
}

function Numbers({ desk, days }: { readonly desk: Readership; readonly days: number }) {
  const { pages, views, reads, discarded } = desk;
  const { bot, staff, duplicate, rate } = discarded;
  return (
    <>
      <dl className={shared.facts}>
        <Fact name="Views">{countText(views)}</Fact>
        <Fact name="Reads">{countText(reads)}</Fact>
        <Fact name="Share of views read">{shareText(reads, views)}</Fact>
      </dl>
      <h2>{days === 7 ? 'Read this week' : 'Read in the last 30 days'}</h2>
      {pages.length === 0 ? (
        <p>No readers counted yet.</p>
      ) : (
        <DeskTable
          label="Most viewed"
          columns={[
            'Page',
            { name: 'Views', look: 'count' },
            { name: `${days} days before`, look: 'count' },
            { name: 'Reads', look: 'count' },
            { name: 'Share read', look: 'count' },
          ]}
        >
          {pages.map((page) => (
            <Row key={`${page.kind} ${page.path}`} page={page} />
          ))}
        </DeskTable>
      )}
      {bot + staff + duplicate + rate > 0 && (
        <p className={shared.hint}>
          Not counted: {countOf(bot, 'report')} by bots, {countText(staff)} by us, {countText(duplicate)} sent
          twice, {countText(rate)} from an address that sent too many.
        </p>
      )}
    </>
  );
}

function Row({
  page: { kind, title, path, panelPath, views, viewsBefore, reads },
}: {
  readonly page: ReadPage;
}) {
  return (
    <tr>
      <th scope="row" className={shared.name}>
        <a href={panelPath ?? path}>{title}</a> <span className={shared.quiet}>{KINDS[kind]}</span>
      </th>
      <td className={shared.count}>{countText(views)}</td>
      <td className={shared.count}>{countText(viewsBefore)}</td>
      <td className={shared.count}>{countText(reads)}</td>
      <td className={shared.count}>{shareText(reads, views)}</td>
    </tr>
  );
}

const shareText = (reads: number, views: number) =>
  views === 0 ? '–' : `${Math.round((reads / views) * 100)}%`;
