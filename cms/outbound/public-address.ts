import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address may be requested. Only tests allow more than `isPublicAddress`. */
export type IsAllowed = (address: string) => boolean;

/** The platform of Azure, behind an address that looks public. */
const AZURE = '168.63.129.16';
/** All of IPv6 that is given out. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');
/** Of these, examples, which the library doesn't know. */
const EXAMPLES = ipaddr.IPv6.parseCIDR('3fff::/20');

/** True for addresses of the open internet: no machine of ours, no network of ours, no platform of a cloud. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address === AZURE) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || (parsed.match(GIVEN_OUT) && !parsed.match(EXAMPLES));
}
