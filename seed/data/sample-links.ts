import type { SamplePlace } from '../rows/sample-place.ts';
import type { SampleStyle } from './sample-cuisines.ts';
import type { Dice } from './seeded-random.ts';

/** A field that only some places have. */
export function maybe<K extends string, V>(
  dice: Dice,
  share: number,
  key: K,
  value: () => V,
): Partial<Record<K, V>> {
  const fields: Partial<Record<K, V>> = {};
  if (dice.chance(share)) fields[key] = value();
  return fields;
}

/** URLs in domains reserved for examples; a few are malformed, as in real lists. */
export function throwLinks(dice: Dice, name: string, style: SampleStyle): Partial<SamplePlace> {
  if (dice.chance(0.2)) return {};
  const host = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .trim()
    .replaceAll(/[ -]+/g, '-')
    .slice(0, 60);
  if (dice.chance(0.03)) {
    return {
      website: dice.pick([
        `www.${host}.example`,
        `ftp://example.com/${host}`,
        'coming soon',
        `htp:/${host}.example`,
      ]),
    };
  }
  const website = dice.pick([
    `https://${host}.example`,
    `https://www.${host}.example`,
    `https://example.org/${host}`,
    `http://example.com/${host}`,
  ]);
  const takesBookings = style === 'dining' || style === 'venue';
  return {
    website,
    ...maybe(dice, 0.16, 'menuUrl', () => `${website}/menu`),
    ...maybe(dice, takesBookings ? 0.5 : 0.04, 'reservationUrl', () => `https://example.com/reserve/${host}`),
  };
}
