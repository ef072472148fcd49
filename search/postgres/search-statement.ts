import type { EngineRequest } from '../engine.ts';
import type { Coordinates, SearchSort } from '../query.ts';
import type { IndexTables } from './tables.ts';
import { unitVector } from './unit-vector.ts';

/** A statement and the values of its `$1`, `$2` ... */
export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

type Param = (value: unknown) => string;

/** The order of the index `search_documents_best`. */
const TIES = 'score desc nulls last, review_count desc nulls last, name_key collate "C", id';

const ORDERS: Record<Exclude<SearchSort, 'distance'>, string> = {
  relevance: `tier, ${TIES}`,
  best: TIES,
  rating: `rating desc nulls last, ${TIES}`,
  reviews: `review_count desc nulls last, ${TIES}`,
  name: `name_key collate "C", ${TIES}`,
};

const FACETS = [
  { facet: 'cuisine', column: 'category' },
  { facet: 'neighborhood', column: 'neighborhood' },
  { facet: 'price', column: 'price' },
] as const;
type Facet = (typeof FACETS)[number]['facet'];

/**
 * One statement for hits, total and facets, so that they come from one state of the index. What matches the text and
 * the filters without counts is found once; the counted filters are columns of it, so that each facet can be counted
 * without its own. Counts of everything there is are not counted again: they are kept (`facets`).
 */
export function searchStatement(tables: IndexTables, request: EngineRequest, wordQuery: string): Statement {
  const params: unknown[] = [];
  const param: Param = (value) => `$${params.push(value)}`;
  const text = textSql(request.terms.key, wordQuery, param);
  const conditions = [...(text ? [text.condition] : []), ...uncountedFilters(request, param)];
  const isWhole = conditions.length === 0;

  const chosen: Record<Facet, readonly string[]> = {
    cuisine: request.cuisines,
    neighborhood: request.neighborhoods,
    price: request.prices,
  };
  const filters = FACETS.filter(({ facet }) => chosen[facet].length > 0).map(({ facet, column }) => ({
    facet,
    condition: `${column} = any(${param(chosen[facet])}::text[])`,
  }));
  const passing = (ignored?: Facet) =>
    filters
      .filter(({ facet }) => facet !== ignored)
      .map(({ facet }) => `in_${facet}`)
      .join(' and ') || 'true';
  // Only a facet's own filter is ever ignored: of two filters, each row that counts anywhere passes one. Of a single
  // one, the rows that do not pass count for that facet alone, which is kept where there is nothing else to match.
  if (filters.length > 1 || (filters.length === 1 && isWhole)) {
    conditions.push(
      `(${filters
        .slice(0, 2)
        .map(({ condition }) => condition)
        .join(' or ')})`,
    );
  }
  const isKept = (facet: Facet) => isWhole && filters.every((filter) => filter.facet === facet);

  const from = request.sort === 'distance' && request.near ? cubeSql(request.near, param) : null;
  const sort = request.sort === 'distance' ? 'best' : request.sort;
  const page = { limit: param(request.perPage), offset: param((request.page - 1) * request.perPage) };
  const matched = `select id, name_key, category, neighborhood, price, rating, review_count, score,
      ${text?.tier ?? '0'} as tier${from ? `, position <-> ${from} as distance` : ''}
      ${filters.map(({ facet, condition }) => `, ${condition} as in_${facet}`).join('')}
    from ${tables.documents} ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}`;
  // With nothing to match, hits come in the order of an index instead of from a sorted copy of everything.
  const isAll = isWhole && filters.length === 0;
  const order = from ? `distance nulls last, ${TIES}` : ORDERS[isAll && sort === 'relevance' ? 'best' : sort];
  const hits =
    isAll && from
      ? nearestSql(tables, from, page)
      : `select id from matched where ${passing()} order by ${order} limit ${page.limit} offset ${page.offset}`;
  return {
    params,
    text: `with matched as ${isAll ? 'not materialized' : 'materialized'} (${matched})
  select
    array(${hits}) as ids,
    ${isAll ? keptTotal(tables) : `(select count(*)::int from matched where ${passing()})`} as total,
    ${FACETS.map(
      ({ facet, column }) =>
        `${isKept(facet) ? keptFacet(tables, facet) : countedFacet(column, passing(facet))} as ${facet}`,
    ).join(',\n    ')}`,
  };
}

/** Counts everything there is anew, after every change of the documents and in the same transaction. */
export function keepCounts({ documents, facets }: IndexTables): string[] {
  const counts = FACETS.map(
    ({ facet, column }) =>
      `select '${facet}', ${column}, count(*) from ${documents} where ${column} is not null group by ${column}`,
  );
  return [
    `delete from ${facets}`,
    `insert into ${facets} (facet, value, count) ${counts.join(' union all ')}`,
  ];
}

function textSql(key: string, wordQuery: string, param: Param) {
  if (key === '') return null;
  const plain = key.replace(/[\\%_]/g, String.raw`\$&`);
  const [whole, start, wordStart, within] = [key, `${plain}%`, `% ${plain}%`, `%${plain}%`].map(param);
  const words = wordQuery === '' ? null : `${param(wordQuery)}::tsquery`;
  return {
    condition: `(name_key like ${within}${words ? ` or all_words @@ ${words}` : ''})`,
    tier: `case when name_key = ${whole} then 0 when name_key like ${start} then 1
      when name_key like ${wordStart} then 2 when name_key like ${within} then 3
      ${words ? `when name_words @@ ${words} then 4` : ''} else 5 end`,
  };
}

function uncountedFilters({ minRating, openAt, tags }: EngineRequest, param: Param): string[] {
  return [
    ...(minRating === null ? [] : [`rating >= ${param(minRating)}`]),
    ...(openAt === null ? [] : [`open_minutes @> ${param(openAt)}::int`]),
    ...(tags.length === 0 ? [] : [`tags && ${param(tags)}::text[]`]),
  ];
}

const AS_JSON = `coalesce(json_agg(json_build_object('value', value, 'count', count)
      order by count desc, value collate "C"), '[]')`;

function countedFacet(column: string, condition: string): string {
  return `(select ${AS_JSON} from (select ${column} as value, count(*)::int as count from matched
      where ${column} is not null and ${condition} group by ${column}) counted)`;
}

function keptFacet({ facets }: IndexTables, facet: Facet): string {
  return `(select ${AS_JSON} from ${facets} where facet = '${facet}')`;
}

function keptTotal({ facets }: IndexTables): string {
  // Every place has one cuisine.
  return `(select coalesce(sum(count), 0)::int from ${facets} where facet = 'cuisine')`;
}

/** Everything by distance: as many of the nearest as the page may need, by an index; then what is nowhere. */
function nearestSql(
  { documents }: IndexTables,
  from: string,
  page: { limit: string; offset: string },
): string {
  const enough = `limit ${page.limit}::int + ${page.offset}::int`;
  return `select id from (
      (select id, score, review_count, name_key, position <-> ${from} as distance from ${documents}
        where position is not null order by position <-> ${from} ${enough})
      union all
      (select id, score, review_count, name_key, null from ${documents}
        where position is null order by ${TIES} ${enough})
    ) placed order by distance nulls last, ${TIES} limit ${page.limit} offset ${page.offset}`;
}

/** Where somebody stands, as `position` is stored: the chord to it is ordered as the distance over ground. */
function cubeSql(near: Coordinates, param: Param): string {
  return `cube(${param(unitVector(near))}::float8[])`;
}
