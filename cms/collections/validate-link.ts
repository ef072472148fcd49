import { linkTarget } from '#cms/rich-text/link-address';
import { siteOrWebUrl, webUrl } from '#domain/addresses/links';
import type { TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';

const HARMFUL = new Set(['javascript:', 'vbscript:', 'data:', 'blob:', 'file:']);

type Options = Parameters<TextFieldSingleValidation>[1];

/** For external links: http and https, never `javascript:` and the like. Blank where a link is optional. */
export const validateWebUrl: TextFieldSingleValidation = (value, options) =>
  check(value, options, webUrl, 'Must be a valid http or https address.');

/**
 * For places: imported lists also contain "www.example.com", "coming soon" and "htp:/", which are kept but never
 * rendered as links. URLs that a browser would run or open are rejected.
 */
export const validateWebsiteOrWords: TextFieldSingleValidation = (value, options) => {
  const harmless = (given: string) =>
    URL.canParse(given) && HARMFUL.has(new URL(given).protocol) ? null : given;
  return check(value, options, harmless, 'Must be a valid http or https address.');
};

/** For links that may be internal. */
export const validateSiteOrWebUrl: TextFieldSingleValidation = (value, options) =>
  check(
    value,
    options,
    siteOrWebUrl,
    'Write a path of this site (/local-businesses/...) or a whole address (https://...).',
  );

/** For links within a text: accepts what a page would render as a link. */
export const validateLinkOfText: TextFieldSingleValidation = (value, options) => {
  const { linkType } = options.siblingData as { linkType?: unknown };
  if (linkType === 'internal') return true;
  const targetOf = (url: string) => linkTarget({ url });
  return check(
    value,
    options,
    targetOf,
    'Write a path of this site, or an http, https, mailto or tel address.',
  );
};

function check(
  value: string | null | undefined,
  options: Options,
  accept: (value: string) => unknown,
  sentence: string,
): true | string | Promise<true | string> {
  return value && accept(value) === null ? sentence : text(value, options);
}
