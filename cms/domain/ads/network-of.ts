/**
 * The network of an address, which is all that tracking keeps of it: /24 of IPv4, /48 of IPv6 (decisions §14). `null`
 * where the text is no address.
 */
export function networkOf(address: string): string | null {
  const v4 = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/i.exec(address);
  if (v4) return `${v4[1]}.${v4[2]}.${v4[3]}.0/24`;
  return networkOfV6(address);
}

const V6_GROUPS = 8;

function networkOfV6(address: string): string | null {
  const [bare = ''] = address.toLowerCase().split('%');
  if (!/^[0-9a-f:]+$/.test(bare) || !bare.includes(':')) return null;
  const [head = '', tail, ...rest] = bare.split('::');
  if (rest.length > 0) return null;
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const missing = V6_GROUPS - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  if (groups.some((group) => group.length > 4 || group === '')) return null;
  const first = groups.slice(0, 3).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${first.join(':')}::/48`;
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
