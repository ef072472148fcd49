type Hits = readonly Readonly<Record<string, unknown>>[];

/**
 * The result of a query as the page embeds it: the names of the fields of hits once, then the values of each. They would
 * be a fourth of the state.
 */
export function packHits(data: unknown): unknown {
  if (!hasList(data)) return data;
  const hits = data.hits as Hits;
  const names = Object.keys(hits[0] ?? {});
  return { ...data, hits: [names, ...hits.map((hit) => names.map((name) => hit[name]))] };
}

/** The reverse of `packHits`. */
export function unpackHits(data: unknown): unknown {
  if (!hasList(data)) return data;
  const [names = [], ...rows] = data.hits as string[][];
  return { ...data, hits: rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]]))) };
}

const hasList = (data: unknown): data is { readonly hits: unknown } =>
  typeof data === 'object' && data !== null && 'hits' in data;
