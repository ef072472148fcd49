/** What comes after the street in an American address: "Timonium, MD 21093", with or without the country. */
const TOWN_AT_END = /,\s*([^,]+),\s*([A-Z]{2})\s+(\d{5}(?:-\d{4})?)(?:,\s*(?:USA?|United States))?\s*$/;

export interface Town {
  readonly locality: string;
  readonly region: string;
  /** `null`: unknown. */
  readonly postalCode: string | null;
}

/** The town of a full address: a suburb is not the city. Where the address names none, it is Baltimore. */
export function townOf(fullAddress: string | null): Town {
  const [, locality, region, postalCode] = TOWN_AT_END.exec(fullAddress ?? '') ?? [];
  return locality === undefined || region === undefined
    ? { locality: 'Baltimore', region: 'MD', postalCode: null }
    : { locality: locality.trim(), region, postalCode: postalCode ?? null };
}

/** “Baltimore, MD”, perhaps with a zip: a town, and no street in it. */
const ONLY_TOWN = /^\s*[^,\d]+,\s*(?:MD|Maryland)(?:\s+\d{5}(?:-\d{4})?)?\s*$/i;

/** The street of an address; `null` where only the town is known. */
export function streetOf(address: string): string | null {
  const street = address.trim();
  return street === '' || ONLY_TOWN.test(street) || /^baltimore$/i.test(street) ? null : street;
}
