import { expect, it } from 'vitest';
import { networkOf } from './caller-address.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3::/48'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['::1', '::/48'],
  ['1:2:3:4:5:6:7::', '1:2:3::/48'],
  ['10.20.30.4000', null],
  ['fe80::1.example', null],
  ['12345::1', null],
  ['1::2::3', null],
  ['1.2.3', null],
])('of %s is %s', (address, network) => {
  expect(networkOf(address, { ipv4: 24, ipv6: 48 })).toBe(network);
});

it.each([
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
])('leaves IPv4 whole where all of it counts: %s is %s', (address, network) => {
  expect(networkOf(address, { ipv4: 32, ipv6: 64 })).toBe(network);
});
