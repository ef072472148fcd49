import { BlockList, isIP } from 'node:net';

/** Whether an address may be requested. Only tests allow more than `isPublicAddress`. */
export type IsAllowed = (address: string) => boolean;

const CLOSED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Shared by a provider's customers; also the metadata of Alibaba Cloud.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // The metadata of most clouds.
  ['169.254.0.0', 16],
  // The platform of Azure, behind an address that looks public.
  ['168.63.129.16', 32],
  ['172.16.0.0', 12],
  // Also the metadata of Oracle Cloud.
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

const CLOSED_IPV6 = [
  // All but 2000::/3: local addresses, cloud metadata, multicast, and IPv4 mapped or translated (NAT64).
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Protocols and tunnels into IPv4 (Teredo, 6to4), documentation.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

// Two lists: in one, an IPv4 address would also be compared with ::/3, in its mapped form.
const closedIpv4 = new BlockList();
for (const [net, bits] of CLOSED_IPV4) closedIpv4.addSubnet(net, bits, 'ipv4');
const closedIpv6 = new BlockList();
for (const [net, bits] of CLOSED_IPV6) closedIpv6.addSubnet(net, bits, 'ipv6');

/** True for addresses of the open internet: no machine of ours, no network of ours, no platform of a cloud. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closedIpv4.check(address, 'ipv4');
  return version === 6 && !closedIpv6.check(address, 'ipv6');
}
