import type { NewName } from '#contract/imports';
import { isNeighborhood } from '#domain/places/is-neighborhood';
import type { ClientBase, Pool } from 'pg';
import { likelyName } from './likely-name.ts';

const MAX_NAMES = 1_000;

interface Spelling {
  readonly kind: NewName['kind'];
  readonly name: string;
  /** The name itself, or an alias. */
  readonly spelling: string;
}

/**
 * Names in a plan without a record, with their number of places: the commit would create a record for each. Those that
 * are probably a spelling of a record's name, or of a more frequent new one, come first.
 */
export async function listNewNames(
  db: Pick<Pool, 'query'> | ClientBase,
  batchId: number,
): Promise<NewName[]> {
  const { rows } = await db.query<Omit<NewName, 'like'>>(
    `with said as (
       select kind, given ->> field as name, count(*) as places
       from import_rows, (values ('cuisines', 'category'), ('neighborhoods', 'neighborhood')) f (kind, field)
       where batch_id = $1 and action in ('create', 'update') and given ->> field <> '' group by 1, 2)
     select kind, min(name) as name, sum(places)::int as places from said
     where not exists (select 1 from name_keys k where k.kind = said.kind and k.key = name_key(said.name))
     group by kind, name_key(name) order by places desc, name limit $2`,
    [batchId, MAX_NAMES],
  );
  const fresh = rows.filter(({ kind, name }) => kind === 'cuisines' || isNeighborhood(name));
  if (fresh.length === 0) return [];
  const { rows: known } = await db.query<Spelling>(
    ['cuisines', 'neighborhoods']
      .map(
        (kind) => `select '${kind}' as kind, n.name, coalesce(t.text, n.name) as spelling from ${kind} n
          left join lateral (select text from ${kind}_texts where parent_id = n.id union all select null) t on true`,
      )
      .join(' union all '),
  );
  const named = fresh.map((row, at) => {
    const ours = known.filter(({ kind }) => kind === row.kind);
    const likely = likelyName(
      row.name,
      ours.map(({ spelling }) => spelling),
    );
    const others = fresh.slice(0, at).filter(({ kind }) => kind === row.kind);
    const like =
      ours.find(({ spelling }) => spelling === likely)?.name ??
      likelyName(
        row.name,
        others.map(({ name }) => name),
      );
    return { ...row, like };
  });
  return named.toSorted((a, b) => Number(a.like === null) - Number(b.like === null));
}
