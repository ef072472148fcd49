import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** A phone number in US format, "(410) 276-7143", without extension; `undefined` if it is not one. */
export function normalizePhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, 'US');
  if (!phone?.isValid()) return undefined;
  const written = phone.countryCallingCode === '1' ? phone.formatNational() : phone.formatInternational();
  return written.replace(/ ext\. .*$/, '');
}
