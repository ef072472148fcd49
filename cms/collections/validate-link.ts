import { completeAddress } from '#domain/addresses/bare-host';
import { siteOrWebUrl, webUrl } from '#domain/addresses/links';
import type { TextField, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';

const HARMFUL = new Set(['javascript:', 'vbscript:', 'data:', 'blob:', 'file:']);

type Options = Parameters<TextFieldSingleValidation>[1];

const GIVE_WEB_ADDRESS = 'Give a web address, such as https://example.com.';

/**
 * For external links: http and https, never `javascript:` and the like. Completes "example.com". Blank where a link is
 * optional.
 */
export const WEB_ADDRESS = {
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? completeAddress(value) : value)] },
  // The panel's form validates before the hook has run.
  validate: (value: string | null | undefined, options: Options) =>
    check(value && completeAddress(value), options, webUrl, GIVE_WEB_ADDRESS),
} satisfies Partial<TextField>;

/**
 * For places: imported lists also contain "www.example.com", "coming soon" and "htp:/", which are kept but never
 * rendered as links. URLs that a browser would run or open are rejected.
 */
export const validateWebsiteOrWords: TextFieldSingleValidation = (value, options) => {
  const harmless = (given: string) =>
    URL.canParse(given) && HARMFUL.has(new URL(given).protocol) ? null : given;
  return check(value, options, harmless, GIVE_WEB_ADDRESS);
};

export const validateSiteOrWebUrl: TextFieldSingleValidation = (value, options) =>
  check(
    value,
    options,
    siteOrWebUrl,
    'Write a path of this site (/local-businesses/...) or a whole address (https://...).',
  );

function check(
  value: string | null | undefined,
  options: Options,
  accept: (value: string) => unknown,
  sentence: string,
): true | string | Promise<true | string> {
  return value && accept(value) === null ? sentence : text(value, options);
}
