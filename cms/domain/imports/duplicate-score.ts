import { region } from '#city';
import { greatCircleMiles, KM_PER_MILE, locationOf, type Located } from '#domain/places/distance';
import { addressKey, nameKey, phoneKey, unitKey, websiteKey } from '#domain/imports/place-keys';

/** The fields that places are compared by. */
export interface Comparable extends Located {
  readonly name: string;
  readonly address: string;
  readonly phone: string | null;
  readonly website: string | null;
}

/** A place with its comparison keys precomputed. */
export interface Keyed extends Located {
  readonly nameKey: string;
  readonly addressKey: string | null;
  readonly unitKey: string | null;
  readonly phoneKey: string | null;
  readonly websiteKey: string | null;
}

export interface Likeness {
  /** 0 to 100. */
  readonly score: number;
  /** Reasons for and against, as shown to staff: "same phone", "40 m apart". */
  readonly reasons: readonly string[];
}

/** From this score on, two places may be duplicates. */
export const DUPLICATE_SCORE = 60;
/** Places of the same name within this distance are the same place (decisions §11). */
export const SAME_PLACE_M = 100;
const FAR_M = 500;

const POINTS = {
  name: 45,
  address: 25,
  otherAddress: -8,
  phone: 35,
  website: 15,
  near: 20,
  far: -20,
} as const;

export function keyPlace({ name, address, phone, website, latitude, longitude }: Comparable): Keyed {
  return {
    nameKey: nameKey(name),
    addressKey: addressKey(address),
    unitKey: unitKey(address),
    phoneKey: phoneKey(phone),
    websiteKey: websiteKey(website),
    latitude,
    longitude,
  };
}

/** Scores how likely two places are duplicates, from weighted name, distance, address, phone and website. */
export function scoreDuplicate(a: Keyed, b: Keyed): Likeness {
  const reasons: string[] = [];
  const alike = nameLikeness(a.nameKey, b.nameKey);
  let score = alike >= 0.5 ? Math.round(POINTS.name * alike) : 0;
  if (alike === 1) reasons.push('same name');
  else if (alike >= 0.5) reasons.push(`similar name (${Math.round(alike * 100)}%)`);
  const note = (points: number, reason: string) => {
    score += points;
    reasons.push(reason);
  };
  if (isSame(a.addressKey, b.addressKey)) note(POINTS.address, 'same address');
  else if (isHouse(a) && isHouse(b)) note(POINTS.otherAddress, 'other address');
  if (isSame(a.phoneKey, b.phoneKey)) note(POINTS.phone, 'same phone');
  if (isSame(a.websiteKey, b.websiteKey)) note(POINTS.website, 'same website');
  const metres = metresApart(a, b);
  if (metres !== null && metres <= SAME_PLACE_M) note(POINTS.near, `${Math.round(metres)} m apart`);
  if (metres !== null && metres > FAR_M) note(POINTS.far, `${(metres / 1_000).toFixed(1)} km apart`);
  return { score: Math.max(0, Math.min(100, score)), reasons };
}

/** Same normalized name within 100 m or at the same address (decisions §11). */
export function isSamePlace(a: Keyed, b: Keyed): boolean {
  if (a.nameKey === '' || a.nameKey !== b.nameKey) return false;
  const metres = metresApart(a, b);
  return isSame(a.addressKey, b.addressKey) || (metres !== null && metres <= SAME_PLACE_M);
}

/** What speaks against two entries being one place: another telephone number, suite, or house in the same street. */
export function listDifferences(a: Keyed, b: Keyed): string[] {
  const [one, other] = [houseOf(a), houseOf(b)];
  const isOtherHouse =
    one.street === other.street &&
    one.numbers.length > 0 &&
    !one.numbers.some((number) => other.numbers.includes(number));
  return [
    ...(isOther(a.phoneKey, b.phoneKey) ? ['other phone'] : []),
    ...(isOther(a.unitKey, b.unitKey) ? ['other suite'] : []),
    ...(isOtherHouse ? ['other house number'] : []),
  ];
}

/** A place that has its name and telephone number elsewhere has perhaps moved. */
export function hasMoved(a: Keyed, b: Keyed): boolean {
  return a.nameKey === b.nameKey && isSame(a.phoneKey, b.phoneKey) && !isSamePlace(a, b);
}

/** House numbers, of which a corner or a wide house has several, and the street. */
function houseOf({ addressKey: key }: Keyed): { numbers: string[]; street: string } {
  const words = key?.split(' ') ?? [];
  const street = words.findIndex((word) => !/^\d/.test(word));
  return { numbers: words.slice(0, Math.max(0, street)), street: words.slice(street).join(' ') };
}

/** Whether an address leads to a door, unlike that of a part of town. */
function isHouse({ addressKey: key }: Keyed): boolean {
  return key !== null && (!region.houseNumbers || /\d/.test(key));
}

function isOther(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a !== b;
}

/** Meters between two places; `null` when a position is unknown. */
export function metresApart(a: Located, b: Located): number | null {
  const from = locationOf(a);
  const to = locationOf(b);
  return from && to ? greatCircleMiles(from, to) * KM_PER_MILE * 1_000 : null;
}

function isSame(a: string | null, b: string | null): boolean {
  return a !== null && a === b;
}

/** The share of letter pairs two names have in common (Dice coefficient), 1 for equal names. */
function nameLikeness(a: string, b: string): number {
  if (a === b) return a === '' ? 0 : 1;
  const pairs = pairsOf(a);
  const others = pairsOf(b);
  if (pairs.length === 0 || others.length === 0) return 0;
  const left = new Map<string, number>();
  for (const pair of pairs) left.set(pair, (left.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of others) {
    const count = left.get(pair) ?? 0;
    if (count > 0) common += 1;
    left.set(pair, count - 1);
  }
  return (2 * common) / (pairs.length + others.length);
}

function pairsOf(text: string): string[] {
  const letters = text.replaceAll(' ', '');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) =>
    letters.slice(index, index + 2),
  );
}
