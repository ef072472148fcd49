import { monthText } from '#domain/calendar/date-texts';
import { signUpPlaceText } from '#domain/people/newsletter-words';
import { countText } from '#domain/words/quantities';
import { findNewsletterNumbers, type Group, type Total } from '#cms/queries/newsletter-numbers';
import type { Payload } from 'payload';
import { DeskPage } from '../desk/desk-page.tsx';
import { DeskTable } from '../desk/desk-table.tsx';
import shared from '../desk/desk.module.css';
import { Fact } from '../desk/fact.tsx';
import { ImportForm } from './import-form.tsx';

const TOTALS: readonly (readonly [Total, name: string])[] = [
  ['subscribed', 'Subscribed'],
  ['unconfirmed', 'Not confirmed yet'],
  ['left', 'Left'],
  ['waiting', 'Not handed on yet'],
  ['failed', 'Failed'],
];
const TABLES: readonly (readonly [Group['kind'], title: string, of: string])[] = [
  ['month', 'Growth', 'Month'],
  ['source', 'Where they signed up', 'Place'],
  ['neighborhood', 'Neighborhoods', 'Neighborhood'],
];
const NAMES: Readonly<Record<Group['kind'], (name: string) => string>> = {
  month: monthText,
  source: signUpPlaceText,
  neighborhood: String,
};
const MAX_ROWS = 50;

/** The newsletter’s list in numbers; only admins add addresses. Those of an issue and of a drawing stand in their lists. */
export async function NewsletterDesk({ payload, mayImport }: { payload: Payload; mayImport: boolean }) {
  const { totals, groups } = await findNewsletterNumbers(payload);
  const tables = TABLES.map(([kind, title, of]) => ({
    title,
    columns: [of, ...(['Subscribed', 'Left'] as const).map((name) => ({ name, look: 'count' as const }))],
    rows: groups.filter((group) => group.kind === kind).slice(0, MAX_ROWS),
  }));
  return (
    <DeskPage title="Newsletter numbers">
      <p className={shared.hint}>
        We count sign-ups, deliveries and goodbyes. Who opens a mail or follows a link in it, we don’t track.
        What became of an issue stands beside it under <a href="/cms/collections/newsletter-issues">Issues</a>
        , and the monthly dinner is drawn under <a href="/cms/collections/drawings">Drawings</a>.
      </p>
      <dl className={shared.facts}>
        {TOTALS.map(([key, name]) => (
          <Fact key={key} name={name} isBad={key === 'failed' && totals?.failed !== 0}>
            {countText(totals?.[key] ?? 0)}
          </Fact>
        ))}
      </dl>
      {tables.map(({ title, columns, rows }) => (
        <section key={title} aria-label={title} hidden={rows.length === 0}>
          <h2>{title}</h2>
          <DeskTable columns={columns}>
            {rows.map(({ kind, name, subscribed, left }) => (
              <tr key={name}>
                <th scope="row">{NAMES[kind](name)}</th>
                <td className={shared.count}>{countText(subscribed)}</td>
                <td className={shared.count}>{countText(left)}</td>
              </tr>
            ))}
          </DeskTable>
        </section>
      ))}
      {mayImport && <ImportForm />}
    </DeskPage>
  );
}
