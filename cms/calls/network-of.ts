import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Prefix lengths of a network, in bits. */
interface Prefix {
  readonly ipv4: number;
  readonly ipv6: number;
}

const WHOLE: Prefix = { ipv4: 32, ipv6: 128 };

/**
 * The network of an address or of a smaller network, as PostgreSQL writes it: a whole address has no prefix length.
 * An IPv4-mapped IPv6 address counts as IPv4. `null` if the text is not an address.
 */
export function networkOf(text: string, prefix: Prefix): string | null {
  const [bare = ''] = text.split(/[%/]/);
  // Pages pass a name instead of an address. The library would throw on it, which took 2% of a page's rendering time.
  const version = isIP(bare);
  if (version === 0) return null;
  // IPv4 needs no normalizing, and most addresses are IPv4.
  const address = version === 4 ? bare : ipaddr.process(bare).toString();
  const kind = isIPv4(address) ? 'ipv4' : 'ipv6';
  const bits = prefix[kind];
  if (bits === WHOLE[kind]) return address;
  const family = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}
