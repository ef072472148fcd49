import { isExcluded } from '#domain/places/listing';

interface Doc {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly _status?: string | null;
}

/** The rule of decisions §5 for a document, equivalent to the SQL of `queries/listed.ts`. */
export const isListed = (doc: Doc, rules: Parameters<typeof isExcluded>[1]): boolean =>
  doc._status === 'published' && doc.status !== 'closed' && !isExcluded(doc, rules);
