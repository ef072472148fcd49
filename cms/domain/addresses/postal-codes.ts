import { region } from '#city';

/** How the city's postal codes are called and written. */
const { name, valid, pattern } = region.postalCode;

/** "zip code" */
export const POSTAL_CODE = name;
/** For one written in capitals without spaces. */
export const POSTAL_CODE_PATTERN = pattern;
export const POSTAL_CODE_MESSAGE = `Please enter a valid ${valid}`;

/** Codes with letters may be typed in lower case and with a space. */
export const HAS_LETTERS = /[A-Z]/.test(pattern);

const CODE = new RegExp(`^(?:${pattern})$`);

/** A postal code as it is compared: "sw1a 1aa" is "SW1A1AA". */
export function postalKey(text: string): string {
  return HAS_LETTERS ? text.trim().toUpperCase().replace(' ', '') : text;
}

/** Whether a text is a postal code of the city's country (spec 2 §5). */
export function isPostalCode(text: string): boolean {
  return CODE.test(postalKey(text));
}
