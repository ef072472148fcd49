/** Picks the values that a schema of the contract names, in its order, so that no others are sent. */
export function namedBy<Values extends object>(schema: {
  shape: Record<keyof Values, unknown>;
}): (values: Values) => Values {
  const names = Object.keys(schema.shape) as (keyof Values)[];
  return (values) => {
    const named: Partial<Values> = {};
    for (const name of names) named[name] = values[name];
    return named as Values;
  };
}
