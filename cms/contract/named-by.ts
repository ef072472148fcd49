import type { z } from 'zod';

/** Of given values the ones that the schema names, in its order: nothing else reaches the wire. */
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
