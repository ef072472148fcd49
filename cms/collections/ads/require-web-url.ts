import { webUrl } from '#domain/addresses/links';

/** Where a click leads: http and https alone, `javascript:` and the like never. */
export function requireWebUrl(value: string | null | undefined): true | string {
  return webUrl(value ?? null) !== null || 'Must be a valid http or https address.';
}

/** The same, where there may be none. */
export function allowWebUrl(value: string | null | undefined): true | string {
  return value ? requireWebUrl(value) : true;
}
