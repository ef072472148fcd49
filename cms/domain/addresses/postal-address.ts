import { region } from '#city';

/** The part after the street in a US address: "Timonium, MD 21093", with or without the country. */
const TOWN_AT_END = /,\s*([^,]+),\s*([A-Z]{2})\s+(\d{5}(?:-\d{4})?)(?:,\s*(?:USA?|United States))?\s*$/;

export interface Town {
  readonly locality: string;
  readonly region: string;
  /** `null` if unknown. */
  readonly postalCode: string | null;
}

/** The town of a full address, which may be a suburb; the city if the address has none. */
export function townOf(fullAddress: string | null): Town {
  const [, locality, state, postalCode] = TOWN_AT_END.exec(fullAddress ?? '') ?? [];
  return locality === undefined || state === undefined
    ? { locality: region.name, region: region.stateCode, postalCode: null }
    : { locality: locality.trim(), region: state, postalCode: postalCode ?? null };
}

const STATE = `(?:${region.stateCode}|${region.state})`;
const NAMES_STATE = new RegExp(`\\b${STATE}\\b`, 'i');
/** “Pikesville, MD”, optionally with a zip: a town without a street. */
const ONLY_TOWN = new RegExp(`^\\s*[^,\\d]+,\\s*${STATE}(?:\\s+\\d{5}(?:-\\d{4})?)?\\s*$`, 'i');

export function namesState(address: string): boolean {
  return NAMES_STATE.test(address);
}

/** The street of an address; `null` if only the town is known. */
export function streetOf(address: string): string | null {
  const street = address.trim();
  return street === '' || ONLY_TOWN.test(street) || street.toLowerCase() === region.name.toLowerCase()
    ? null
    : street;
}
