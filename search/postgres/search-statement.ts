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
 * One statement for hits, total and facets, so that they come from one state of the index. A facet is counted without
 * its own filter. With a text, what matches it is found once, and the filters are columns of it; without one, each
 * count has an index that answers it. Counts of everything there is are not counted again: they are kept (`facets`).
 */
export function searchStatement(tables: IndexTables, request: EngineRequest, wordQuery: string): Statement {
  const params: unknown[] = [];
  const param: Param = (value) => `$${params.push(value)}`;
  const text = textSql(request.terms.key, wordQuery, param);
  const always = [...(text ? [text.condition] : []), ...uncountedFilters(request, param)];
  const chosen: Record<Facet, readonly string[]> = {
    cuisine: request.cuisines,
    neighborhood: request.neighborhoods,
    price: request.prices,
  };
  const filters = FACETS.filter(({ facet }) => chosen[facet].length > 0).map(({ facet, column }) => ({
    facet,
    condition: `${column} = any(${param(chosen[facet])}::text[])`,
  }));
  const isAll = always.length === 0 && filters.length === 0;

  const from = request.sort === 'distance' && request.near ? cubeSql(request.near, param) : null;
  const sort = request.sort === 'distance' ? 'best' : request.sort;
  const page = { limit: param(request.perPage), offset: param((request.page - 1) * request.perPage) };
  const matching = (conditions: readonly string[]) => `from ${tables.documents} ${whereSql(conditions)}`;
  const matched = `select id, name_key, category, neighborhood, price, rating, review_count, score,
      ${text?.tier ?? '0'} as tier${from ? `, position <-> ${from} as distance` : ''}
      ${text ? filters.map(({ facet, condition }) => `, ${condition} as in_${facet}`).join('') : ''}
    ${matching(text ? [...always, ...neededFilters(filters)] : [...always, ...filters.map(({ condition }) => condition)])}`;
  const passing = (ignored?: Facet) =>
    whereSql(text ? filters.filter(({ facet }) => facet !== ignored).map(({ facet }) => `in_${facet}`) : []);

  // With nothing to match, hits come in the order of an index instead of from a sorted copy of everything.
  const order = from ? `distance nulls last, ${TIES}` : ORDERS[isAll && sort === 'relevance' ? 'best' : sort];
  const hits =
    isAll && from
      ? nearestSql(tables, from, page)
      : `select id from matched ${passing()} order by ${order} limit ${page.limit} offset ${page.offset}`;
  const facetSql = ({ facet, column }: (typeof FACETS)[number]) => {
    const others = filters.filter((filter) => filter.facet !== facet).map(({ condition }) => condition);
    if (always.length === 0 && others.length === 0) return keptFacet(tables, facet);
    if (text || others.length === filters.length)
      return countedFacet(column, `from matched ${passing(facet)}`);
    return countedFacet(column, matching([...always, ...others]));
  };
  return {
    params,
    text: `with matched as ${isAll ? 'not materialized' : 'materialized'} (${matched})
  select
    array(${hits}) as ids,
    ${isAll ? keptTotal(tables) : `(select count(*)::int from matched ${passing()})`} as total,
    ${FACETS.map((facet) => `${facetSql(facet)} as ${facet.facet}`).join(',\n    ')}`,
  };
}

/** Only a facet's own filter is ever ignored: of two filters, each row that counts anywhere passes one. */
function neededFilters(filters: readonly { condition: string }[]): string[] {
  if (filters.length < 2) return [];
  return [
    `(${filters
      .slice(0, 2)
      .map(({ condition }) => condition)
      .join(' or ')})`,
  ];
}

function whereSql(conditions: readonly string[]): string {
  return conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
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

/** `source` is what stands behind `select`: a table and its conditions. */
function countedFacet(column: string, source: string): string {
  const counted = `select ${column} as value, count(*)::int as count ${source} group by ${column}`;
  return `(select ${AS_JSON} from (${counted}) counted where value is not null)`;
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
