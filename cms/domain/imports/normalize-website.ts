import { isBareHost } from '../addresses/bare-host.ts';
import { webUrl } from '../addresses/links.ts';

const WEB_ADDRESS = /^https?:\/\/\S+$/i;

/**
 * An http or https URL. A bare host such as "www.example.com/menu" gets http://, because sites with https
 * redirect to it, and sites without it would break. `undefined` for anything else.
 */
export function normalizeWebsite(text: string): string | undefined {
  // An address copied from a web page may contain zero-width characters.
  const visible = text.replaceAll(/\p{Cf}/gu, '');
  const address = isBareHost(visible) ? `http://${visible}` : visible;
  return WEB_ADDRESS.test(address) && webUrl(address) !== null ? address : undefined;
}
