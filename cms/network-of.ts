import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** How many bits of an address say which network it is in. */
interface Prefix {
  readonly ipv4: number;
  readonly ipv6: number;
}

const WHOLE: Prefix = { ipv4: 32, ipv6: 128 };

/**
 * The network of an address or of a smaller network, as PostgreSQL writes it: a whole address has no length. IPv4 in
 * the clothes of IPv6 is IPv4. `null` where the text is no address.
 */
export function networkOf(text: string, prefix: Prefix): string | null {
  const [bare = ''] = text.split(/[%/]/);
  // Pages ask in a name of their own: the library finds out by throwing, which took 2 % of a page.
  if (isIP(bare) === 0) return null;
  // Most addresses: they are in their final form already.
  const address = isIPv4(bare) ? bare : ipaddr.process(bare);
  const kind = typeof address === 'string' ? 'ipv4' : address.kind();
  const bits = prefix[kind];
  if (bits === WHOLE[kind]) return address.toString();
  const family = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}
