import { monthText, shortDate } from '#domain/calendar/date-texts';
import { countText } from '#domain/words/quantities';
import { findNewsletterNumbers, type NewsletterNumbers } from '#cms/queries/newsletter-numbers';
import type { Payload } from 'payload';
import { DeskPage } from '../desk/desk-page.tsx';
import { DeskTable } from '../desk/desk-table.tsx';
import shared from '../desk/desk.module.css';
import { Fact } from '../desk/fact.tsx';
import { DrawButton } from './draw-button.tsx';
import { ImportForm } from './import-form.tsx';

interface NewsletterDeskProps {
  readonly payload: Payload;
  /** Only admins add addresses. */
  readonly mayImport: boolean;
}

/** The newsletter in numbers, and the drawings of its monthly dinner. */
export async function NewsletterDesk({ payload, mayImport }: NewsletterDeskProps) {
  const { list, growth, sources, neighborhoods, issues, drawings, month } =
    await findNewsletterNumbers(payload);
  return (
    <DeskPage title="Newsletter numbers">
      <p className={shared.hint}>
        We count sign-ups, deliveries and goodbyes. Who opens a mail or follows a link in it, we don’t track.
      </p>
      {list && <List list={list} />}
      <h2>Growth</h2>
      <DeskTable
        label="Growth"
        columns={['Month', { name: 'Joined', look: 'count' }, { name: 'Left', look: 'count' }]}
      >
        {growth.map((row) => (
          <tr key={row.month}>
            <th scope="row">{monthText(row.month)}</th>
            <td className={shared.count}>{countText(row.joined)}</td>
            <td className={shared.count}>{countText(row.left)}</td>
          </tr>
        ))}
      </DeskTable>
      {issues.length > 0 && <Issues issues={issues} />}
      <Groups title="Where they signed up" rows={sources} />
      {neighborhoods.length > 0 && <Groups title="Neighborhoods" rows={neighborhoods} />}
      <h2>The monthly dinner</h2>
      <Drawings drawings={drawings} month={month} />
      {mayImport && <ImportForm />}
    </DeskPage>
  );
}

function List({ list }: { readonly list: NonNullable<NewsletterNumbers['list']> }) {
  return (
    <dl className={shared.facts}>
      <Fact name="Subscribed">{countText(list.subscribed)}</Fact>
      <Fact name="Not confirmed yet">{countText(list.unconfirmed)}</Fact>
      <Fact name="Left">{countText(list.left)}</Fact>
      <Fact name="Not handed on yet">{countText(list.waiting)}</Fact>
      <Fact name="Failed" isBad={list.failed > 0}>
        {countText(list.failed)}
      </Fact>
    </dl>
  );
}

function Issues({ issues }: Pick<NewsletterNumbers, 'issues'>) {
  const counts = ['sent', 'bounced', 'failed', 'unclear', 'left'] as const;
  const NAMES = { sent: 'Delivered', bounced: 'Bounced', failed: 'Failed', unclear: 'Unclear', left: 'Left' };
  return (
    <>
      <h2>Issues</h2>
      <DeskTable
        label="Issues"
        columns={['Issue', 'Day', ...counts.map((count) => ({ name: NAMES[count], look: 'count' as const }))]}
      >
        {issues.map(({ id, subject, day, ...row }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`/cms/collections/newsletter-issues/${id}`}>{subject}</a>
            </th>
            <td className={shared.nowrap}>{shortDate(day)}</td>
            {counts.map((count) => (
              <td key={count} className={shared.count}>
                {countText(row[count])}
              </td>
            ))}
          </tr>
        ))}
      </DeskTable>
    </>
  );
}

function Groups({ title, rows }: { readonly title: string; readonly rows: NewsletterNumbers['sources'] }) {
  return (
    <>
      <h2>{title}</h2>
      <DeskTable
        label={title}
        columns={['From', { name: 'Subscribed', look: 'count' }, { name: 'Left', look: 'count' }]}
      >
        {rows.map(({ name, subscribed, left }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={shared.count}>{countText(subscribed)}</td>
            <td className={shared.count}>{countText(left)}</td>
          </tr>
        ))}
      </DeskTable>
    </>
  );
}

function Drawings({ drawings, month }: Pick<NewsletterNumbers, 'drawings' | 'month'>) {
  return (
    <DeskTable
      label="Drawings"
      columns={['Month', { name: 'Entries', look: 'count' }, 'Winner', { name: 'Draw', look: 'hidden' }]}
    >
      {drawings.map((drawing) => (
        <tr key={drawing.month}>
          <th scope="row">{monthText(drawing.month)}</th>
          <td className={shared.count}>{drawing.entries === null ? '' : countText(drawing.entries)}</td>
          <td>{winnerText(drawing, month)}</td>
          <td>{drawing.drawnAt === null && drawing.month < month && <DrawButton month={drawing.month} />}</td>
        </tr>
      ))}
    </DeskTable>
  );
}

function winnerText(
  { month, winner, drawnAt, toldAt }: NewsletterNumbers['drawings'][number],
  now: string,
): string {
  if (drawnAt === null) return month < now ? 'To be drawn' : 'Drawn once the month is over';
  if (winner) return winner;
  return toldAt === null ? 'Drawn, but not told yet: we keep trying' : 'Told, and not named so far';
}
