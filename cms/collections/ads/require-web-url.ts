import { webUrl } from '#domain/addresses/links';

/** Validates a click URL: only http and https, never `javascript:` and the like. */
export function requireWebUrl(value: string | null | undefined): true | string {
  return webUrl(value ?? null) !== null || 'Must be a valid http or https address.';
}

/** The same for an optional URL. */
export function allowWebUrl(value: string | null | undefined): true | string {
  return value ? requireWebUrl(value) : true;
}
