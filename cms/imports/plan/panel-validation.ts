import { createLocalReq, type Field, type Payload } from 'payload';
import type { Fault } from '../map/read-values.ts';
import type { RestaurantFields } from '../map/restaurant-fields.ts';

/** The faults that the panel would report for these values. */
export type PanelValidation = (fields: RestaurantFields) => Promise<Fault[]>;

type Validate = (value: unknown, options: object) => unknown;
interface Checked {
  readonly name: string;
  readonly field: Field;
  readonly validate: Validate;
}
type Values = Record<string, unknown>;

/** The panel's own validation of places (required, lengths, limits, options), taken from the collection. */
export async function openPanelValidation(payload: Payload): Promise<PanelValidation> {
  const req = await createLocalReq({}, payload);
  // One object for each field, which Payload copies for each value: a file has many rows.
  const checks = payload.collections.restaurants.config.fields
    .flatMap(listChecks)
    .map(({ name, field, validate }) => {
      const own = { operation: 'create', preferences: {}, req, path: [name] };
      const options: object = Object.assign(Object.create(field) as object, own);
      return {
        name,
        check: (data: Values) => validate(data[name], Object.assign(options, { data, siblingData: data })),
      };
    });
  return async (fields) => {
    const data: Values = {
      ...fields,
      hoursKnown: fields.openingHours !== null,
      openingHours: fields.openingHours ?? [],
    };
    const faults: Fault[] = [];
    for (const { name, check } of checks) {
      if (!(name in data)) continue;
      const verdict = await check(data);
      if (typeof verdict === 'string') faults.push({ field: name, message: verdict });
    }
    return faults;
  };
}

function listChecks(field: Field): Checked[] {
  if ('fields' in field && !('name' in field)) return field.fields.flatMap(listChecks);
  if (!('name' in field) || !field.name || !('validate' in field) || !field.validate) return [];
  // Each field type has its own options type; these are the options that all of them read.
  return [{ name: field.name, field, validate: field.validate as Validate }];
}
