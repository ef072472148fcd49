import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** A number as it is written here, "(410) 276-7143", without extension; `undefined` where it is no phone number. */
export function normalizePhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, 'US');
  if (!phone?.isValid()) return undefined;
  const written = phone.countryCallingCode === '1' ? phone.formatNational() : phone.formatInternational();
  return written.replace(/ ext\. .*$/, '');
}
