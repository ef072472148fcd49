import { monthText } from '#domain/calendar/date-texts';
import { countText } from '#domain/words/quantities';
import { findNewsletterNumbers, type Group } from '#cms/queries/newsletter-numbers';
import type { Payload } from 'payload';
import { DeskPage } from '../desk/desk-page.tsx';
import { DeskTable } from '../desk/desk-table.tsx';
import shared from '../desk/desk.module.css';
import { Fact } from '../desk/fact.tsx';
import { ImportForm } from './import-form.tsx';

interface NewsletterDeskProps {
  readonly payload: Payload;
  /** Only admins add addresses. */
  readonly mayImport: boolean;
}

/** The newsletter’s list in numbers. Those of an issue and of a drawing stand in their own lists. */
export async function NewsletterDesk({ payload, mayImport }: NewsletterDeskProps) {
  const { list, growth, sources, neighborhoods } = await findNewsletterNumbers(payload);
  return (
    <DeskPage title="Newsletter numbers">
      <p className={shared.hint}>
        We count sign-ups, deliveries and goodbyes. Who opens a mail or follows a link in it, we don’t track.
        What became of an issue stands beside it under <a href="/cms/collections/newsletter-issues">Issues</a>
        , and the monthly dinner is drawn under <a href="/cms/collections/drawings">Drawings</a>.
      </p>
      <dl className={shared.facts}>
        <Fact name="Subscribed">{countText(list.subscribed)}</Fact>
        <Fact name="Not confirmed yet">{countText(list.unconfirmed)}</Fact>
        <Fact name="Left">{countText(list.left)}</Fact>
        <Fact name="Not handed on yet">{countText(list.waiting)}</Fact>
        <Fact name="Failed" isBad={list.failed > 0}>
          {countText(list.failed)}
        </Fact>
      </dl>
      <Groups
        title="Growth"
        of="Month"
        rows={growth.map(({ name, ...row }) => ({ ...row, name: monthText(name) }))}
      />
      <Groups title="Where they signed up" of="Place" rows={sources} />
      <Groups title="Neighborhoods" of="Neighborhood" rows={neighborhoods} />
      {mayImport && <ImportForm />}
    </DeskPage>
  );
}

interface GroupsProps {
  readonly title: string;
  readonly of: string;
  readonly rows: readonly Group[];
}

function Groups({ title, of, rows }: GroupsProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <DeskTable
        label={title}
        columns={[of, { name: 'Subscribed', look: 'count' }, { name: 'Left', look: 'count' }]}
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
