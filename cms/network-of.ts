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
  const version = isIP(bare);
  if (version === 0) return null;
  // IPv4 has one form only, and most addresses are of it.
  const address = version === 4 ? bare : ipaddr.process(bare).toString();
  const kind = isIPv4(address) ? 'ipv4' : 'ipv6';
  const bits = prefix[kind];
  if (bits === WHOLE[kind]) return address;
  const family = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}
