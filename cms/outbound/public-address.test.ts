import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import addresses from './public-address.test.json' with { type: 'json' };

it.each(addresses.public)('%s may be requested', (address) => expect(isPublicAddress(address)).toBe(true));

describe.each(Object.entries(addresses.closed))('%s', (_kind, closed) => {
  it.each(closed)('%s is never requested', (address) => expect(isPublicAddress(address)).toBe(false));
});
