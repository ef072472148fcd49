import type { Brake, BrakeName } from '#domain/imports/brakes';
import { SAYS_MORE, type Terms } from '#domain/imports/keep-stored-values';
import { ADDRESSES } from '#domain/imports/less-exact';
import { countText } from '#domain/words/quantities';
import type { ClientBase } from 'pg';
import { listNewNames } from './new-names.ts';

const SHOWN = 3;
/** The brakes that each decision about a plan may change. */
export const ASKED_AGAIN: readonly BrakeName[] = ['spelling', 'undated', 'less-exact'];

/** Those brakes, as they are now. Our own export is what it was. */
export async function askAgain(client: ClientBase, batchId: number, terms: Terms): Promise<Brake[]> {
  if (terms.isOurs) return [];
  return [
    ...(await askSpellings(client, batchId)),
    ...(await askDate(client, batchId, terms)),
    ...(await askLessExact(client, batchId)),
  ];
}

async function askSpellings(client: ClientBase, batchId: number): Promise<Brake[]> {
  const doubted = (await listNewNames(client, batchId)).filter(({ like }) => like !== null);
  if (doubted.length === 0) return [];
  const said = doubted
    .slice(0, SHOWN)
    .map(
      ({ name, places, like }) =>
        `“${name}” (${countText(places)} ${places === 1 ? 'row' : 'rows'}) may be ${like}`,
    );
  const more = doubted.length > SHOWN ? [`and ${doubted.length - SHOWN} more`] : [];
  return [{ name: 'spelling', message: `${[...said, ...more].join('; ')}.` }];
}

async function askDate(client: ClientBase, batchId: number, { asOf, fillBlanks }: Terms): Promise<Brake[]> {
  if (asOf !== null || fillBlanks) return [];
  const { rows } = await client.query<{ places: number; name: string }>(
    `select count(*)::int as places, min(i.name) as name from import_rows i join restaurants r on r.id = i.place_id
     where i.batch_id = $1 and i.action = 'update' and exists (
       select from jsonb_each_text(i.was) w
       where w.value not in ('', '[]') and r.origins -> w.key ->> 'source' <> i.source)`,
    [batchId],
  );
  const { places = 0, name = '' } = rows[0] ?? {};
  if (places === 0) return [];
  const whose = places === 1 ? '1 known place gets values' : `${countText(places)} known places get values`;
  return [
    {
      name: 'undated',
      message: `From when is this list? It doesn’t say, and ${whose} in place of another list’s, as “${name}” does. If it is older, plan it again with its date.`,
    },
  ];
}

/**
 * Values of the file that say less than those that they would replace, by field. What is a part of ours, as an address
 * without its suite, is kept, and nobody need be asked.
 */
async function askLessExact(client: ClientBase, batchId: number): Promise<Brake[]> {
  const { rows } = await client.query<{ field: string; places: number; example: string }>(
    `select k.key as field, count(*)::int as places,
       (array_agg(format('“%s” for “%s”', k.value ->> 'value', i.name) order by i.row_no))[1] as example
     from import_rows i, jsonb_each(i.kept) k where i.batch_id = $1 and k.value ->> 'because' = $2
       and k.key <> all($3)
     group by 1 order by 2 desc, 1`,
    [batchId, SAYS_MORE, [...ADDRESSES]],
  );
  if (rows.length === 0) return [];
  const said = rows.map(
    ({ field, places, example }) =>
      `the ${field} of ${places === 1 ? '1 known place' : `${countText(places)} known places`} (${example})`,
  );
  return [
    {
      name: 'less-exact',
      message: `The file says less than we know of ${said.join(', ')}. Ours stays, unless you use the file’s values.`,
    },
  ];
}
