import type { EngineRequest } from '../engine.ts';
import type { SearchSort } from '../query.ts';
import type { IndexTables } from './tables.ts';

/** A statement and the values of its `$1`, `$2` ... */
export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

const TIES = 'score desc nulls last, review_count desc nulls last, name_key collate "C", id';

const ORDERS: Record<Exclude<SearchSort, 'distance'>, string> = {
  relevance: `tier, ${TIES}`,
  best: TIES,
  rating: `rating desc nulls last, ${TIES}`,
  reviews: `review_count desc nulls last, ${TIES}`,
  name: `name_key collate "C", ${TIES}`,
};

const FACETS = { cuisine: 'category', neighborhood: 'neighborhood', price: 'price' } as const;
type Facet = keyof typeof FACETS;

/**
 * One statement for hits, total and facets, so that they come from one state of the index. What matches the text and
 * the filters without a count of their own is found once; the three counted filters are columns of it, so that each
 * facet can be counted without its own.
 */
export function searchStatement(tables: IndexTables, request: EngineRequest, wordQuery: string): Statement {
  const params: unknown[] = [];
  const param = (value: unknown) => `$${params.push(value)}`;
  const { key } = request.terms;

  const conditions: string[] = [];
  let tier = '0';
  if (key !== '') {
    const [whole, start, wordStart, within] = likePatterns(key).map(param);
    const words = wordQuery === '' ? null : `${param(wordQuery)}::tsquery`;
    tier = `case when name_key = ${whole} then 0 when name_key like ${start} then 1
      when name_key like ${wordStart} then 2 when name_key like ${within} then 3
      ${words ? `when name_words @@ ${words} then 4` : ''} else 5 end`;
    conditions.push(`(name_key like ${within}${words ? ` or all_words @@ ${words}` : ''})`);
  }
  if (request.minRating !== null) conditions.push(`rating >= ${param(request.minRating)}`);
  if (request.openAt !== null) conditions.push(`open_minutes @> ${param(request.openAt)}::int`);
  if (request.tags.length > 0) conditions.push(`tags && ${param(request.tags)}::text[]`);

  const chosen: Record<Facet, readonly string[]> = {
    cuisine: request.cuisines,
    neighborhood: request.neighborhoods,
    price: request.prices,
  };
  const filters = facetNames.filter((facet) => chosen[facet].length > 0);
  const columns = filters.map(
    (facet) => `${FACETS[facet]} = any(${param(chosen[facet])}::text[]) as in_${facet}`,
  );
  const passing = (ignored?: Facet) =>
    filters
      .filter((facet) => facet !== ignored)
      .map((facet) => `in_${facet}`)
      .join(' and ') || 'true';

  const distance = request.sort === 'distance' && request.near ? distanceSql(request.near, param) : null;
  const order = distance
    ? `distance nulls last, ${TIES}`
    : ORDERS[request.sort === 'distance' ? 'best' : request.sort];
  const text = `with matched as materialized (
    select id, name_key, category, neighborhood, price, rating, review_count, score, ${tier} as tier
      ${distance ? `, ${distance} as distance` : ''}${columns.map((column) => `, ${column}`).join('')}
    from ${tables.documents} ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
  )
  select
    array(select id from matched where ${passing()} order by ${order}
      limit ${param(request.perPage)} offset ${param((request.page - 1) * request.perPage)}) as ids,
    (select count(*)::int from matched where ${passing()}) as total,
    ${facetNames.map((facet) => `${facetSql(FACETS[facet], passing(facet))} as ${facet}`).join(',\n    ')}`;
  return { text, params };
}

const facetNames: readonly Facet[] = ['cuisine', 'neighborhood', 'price'];

/** Whole, at the start, at the start of a word, anywhere; `%`, `_` and `\` stand for themselves. */
function likePatterns(key: string): [string, string, string, string] {
  const plain = key.replace(/[\\%_]/g, String.raw`\$&`);
  return [key, `${plain}%`, `% ${plain}%`, `%${plain}%`];
}

function facetSql(column: string, condition: string): string {
  return `(select coalesce(json_agg(json_build_object('value', value, 'count', count) order by count desc, value collate "C"), '[]')
      from (select ${column} as value, count(*)::int as count from matched
        where ${column} is not null and ${condition} group by ${column}) counted)`;
}

/** Haversine in kilometres, as the rules measure it (spec 1 §9); only its order matters here. */
function distanceSql(
  near: { latitude: number; longitude: number },
  param: (value: unknown) => string,
): string {
  const latitude = `${param(near.latitude)}::float8`;
  const longitude = `${param(near.longitude)}::float8`;
  return `2 * 6371 * asin(sqrt(least(1, sin(radians(latitude - ${latitude}) / 2) ^ 2
    + cos(radians(${latitude})) * cos(radians(latitude)) * sin(radians(longitude - ${longitude}) / 2) ^ 2)))`;
}
