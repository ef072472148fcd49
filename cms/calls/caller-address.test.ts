import { expect, it } from 'vitest';
import { networkOf } from './caller-address.ts';
import cases from './caller-address.test.json' with { type: 'json' };

it.each(cases.networks as [string, string | null][])('of %s is %s', (address, network) => {
  expect(networkOf(address, { ipv4: 24, ipv6: 48 })).toBe(network);
});

it.each([
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
])('leaves IPv4 whole where all of it counts: %s is %s', (address, network) => {
  expect(networkOf(address, { ipv4: 32, ipv6: 64 })).toBe(network);
});
