import { expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3::/48'],
  ['2001:0db8:0001:0002:0003:0004:0005:0006', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', null],
  ['', null],
  ['1.2.3', null],
  ['1:2:3', null],
  ['1::2::3', null],
])('of %s is kept %s (decisions §14)', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
