import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Whether an address may be requested. Only tests allow more than `isPublicAddress`. */
export type IsAllowed = (address: string) => boolean;

/**
 * Resolves a host name for a connection, and refuses it if any of its addresses is not allowed. The connection uses
 * the checked addresses, so a different later DNS response has no effect (DNS rebinding).
 */
export function lookupAllowed(isAllowed: IsAllowed, refusal: () => Error): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) callback(error ?? new Error('no address'), '', 0);
      else if (!found.every(({ address }) => isAllowed(address))) callback(refusal(), '', 0);
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}

const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(net, bits, 'ipv4');
}

const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
const closedWithin = new BlockList();
// Documentation, tunnels, and IPv4 translation.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  closedWithin.addSubnet(net, bits, 'ipv6');
}

/** True for publicly reachable addresses: none of our own machines or networks. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open.check(address, 'ipv6') && !closedWithin.check(address, 'ipv6');
}

/** Names reserved for examples (RFC 2606), used where there is no site. A link to `localhost` is a mistake. */
export const isReservedName = (hostname: string): boolean =>
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test)\.?$/.test(hostname);
