/** The part after the street in a US address: "Timonium, MD 21093", with or without the country. */
const TOWN_AT_END = /,\s*([^,]+),\s*([A-Z]{2})\s+(\d{5}(?:-\d{4})?)(?:,\s*(?:USA?|United States))?\s*$/;

export interface Town {
  readonly locality: string;
  readonly region: string;
  /** `null` if unknown. */
  readonly postalCode: string | null;
}

/** The town of a full address, which may be a suburb; Baltimore if the address has none. */
export function townOf(fullAddress: string | null): Town {
  const [, locality, region, postalCode] = TOWN_AT_END.exec(fullAddress ?? '') ?? [];
  return locality === undefined || region === undefined
    ? { locality: 'Baltimore', region: 'MD', postalCode: null }
    : { locality: locality.trim(), region, postalCode: postalCode ?? null };
}

/** “Baltimore, MD”, optionally with a zip: a town without a street. */
const ONLY_TOWN = /^\s*[^,\d]+,\s*(?:MD|Maryland)(?:\s+\d{5}(?:-\d{4})?)?\s*$/i;

/** The street of an address; `null` if only the town is known. */
export function streetOf(address: string): string | null {
  const street = address.trim();
  return street === '' || ONLY_TOWN.test(street) || /^baltimore$/i.test(street) ? null : street;
}
