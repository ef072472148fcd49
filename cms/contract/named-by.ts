import type { z } from 'zod';

/** Picks the schema's keys, in its order, so that no other values are sent. */
export function namedBy<Schema extends z.ZodObject>(
  schema: Schema,
): (values: z.output<Schema>) => z.output<Schema> {
  const names = Object.keys(schema.shape);
  return (values) => {
    const named: Record<string, unknown> = {};
    for (const name of names) named[name] = values[name];
    return named as z.output<Schema>;
  };
}
