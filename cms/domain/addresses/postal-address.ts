import { region } from '#city';
import { isPostalCode, POSTAL_CODE_PATTERN } from './postal-codes.ts';

/** The part after the street of a full address. */
export interface Town {
  readonly locality: string;
  /** The code of its state; `null` where there are none. */
  readonly region: string | null;
  /** `null` if unknown. */
  readonly postalCode: string | null;
}

const CITY_ITSELF: Town = { locality: region.name, region: region.stateCode ?? null, postalCode: null };
const COUNTRY = new RegExp(
  `^(?:${region.country}|USA|${new Intl.DisplayNames(region.language, { type: 'region' }).of(region.country)})$`,
);
const STATE = /^[A-Z]{2,3}$/;
/** With the extension of a zip code. */
const EXTENSION = /-\d{4}$/;

/**
 * The town of a full address, which may be a suburb; the city if the address has none. Reads “Springfield, IL 62701”,
 * “75002 Paris” and “London SW1A 1AA”, with or without the country.
 */
export function townOf(fullAddress: string | null): Town {
  const parts = (fullAddress ?? '').split(',').map((part) => part.trim());
  if (COUNTRY.test(parts.at(-1) ?? '')) parts.pop();
  const { code, rest } = splitCode(parts.pop() ?? '');
  // Alone, it is the number of a house.
  if (code === null || parts.length === 0) return CITY_ITSELF;
  const isState = STATE.test(rest);
  const locality = isState || rest === '' ? parts.slice(1).pop() : rest;
  return {
    locality: locality || region.name,
    region: isState ? rest : CITY_ITSELF.region,
    postalCode: code,
  };
}

/** The postal code at the beginning or the end of a text, which may consist of two words. */
function splitCode(text: string): { code: string | null; rest: string } {
  const words = text.split(/\s+/);
  for (const count of [2, 1]) {
    for (const from of [words.length - count, 0]) {
      const code = words.slice(from, from + count).join(' ');
      const rest = words.toSpliced(from, count).join(' ');
      if (from >= 0 && isPostalCode(code.replace(EXTENSION, ''))) return { code, rest };
    }
  }
  return { code: null, rest: text };
}

/** What names the city or its state in an address. */
const HERE = [region.stateCode, region.state].filter((name) => name !== undefined).join('|') || region.name;
const NAMES_HERE = new RegExp(`\\b(?:${HERE})\\b`, 'i');
/** “Springfield, IL”, optionally with a postal code: a town without a street. */
const ONLY_TOWN = new RegExp(
  `^\\s*[^,\\d]+,\\s*(?:${HERE})(?:\\s+(?:${POSTAL_CODE_PATTERN})(?:-\\d{4})?)?\\s*$`,
  'i',
);

/** Where a street lies: “Springfield, IL”. */
export const CITY_LINE = [region.name, region.stateCode].filter((name) => name !== undefined).join(', ');

/** Whether an address says more than a street: its state, or its city where there are no states. */
export function namesTown(address: string): boolean {
  return NAMES_HERE.test(address);
}

/** The street of an address; `null` if only the town is known. */
export function streetOf(address: string): string | null {
  const street = address.trim();
  return street === '' || ONLY_TOWN.test(street) || street.toLowerCase() === region.name.toLowerCase()
    ? null
    : street;
}
