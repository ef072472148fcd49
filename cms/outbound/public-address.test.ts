import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

const PUBLIC = [
  '1.1.1.1',
  '93.184.216.34',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '168.63.129.15',
  '168.63.129.17',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.1',
  '192.167.255.255',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450:4001:81b::200e',
  '2003::1',
  '3ffe::1',
];

const CLOSED = [
  // This machine and the networks of its operator.
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fc00::1',
  'fd00::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  // Metadata and platforms of clouds.
  '169.254.169.254',
  '168.63.129.16',
  '100.100.100.200',
  '192.0.0.192',
  'fd20:ce::254',
  // The same, mapped or translated: IPv4-compatible, IPv4-mapped, NAT64, 6to4, Teredo.
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:a83f:8110',
  '::ffff:0:169.254.169.254',
  '64:ff9b::169.254.169.254',
  '64:ff9b:1::169.254.169.254',
  '2002:a9fe:a9fe::',
  '2001:0:53aa:64c::a9fe:a9fe',
  // Documentation, benchmarks, relays.
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '2001:db8::1',
  '3fff::1',
  // No addresses.
  'localhost',
  '',
];

it.each(PUBLIC)('%s may be requested', (address) => expect(isPublicAddress(address)).toBe(true));
it.each(CLOSED)('%s is never requested', (address) => expect(isPublicAddress(address)).toBe(false));
