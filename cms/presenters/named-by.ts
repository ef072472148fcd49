/** Picks the values that a schema of the contract names, in its order, so that no others are sent. */
export function namedBy<Values extends object>(schema: {
  shape: Record<keyof Values, unknown>;
}): (values: Values) => Values {
  const names = Object.keys(schema.shape) as (keyof Values)[];
  return (values) => Object.fromEntries(names.map((name) => [name, values[name]])) as Values;
}
