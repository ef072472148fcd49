import type { City } from './city-schemas.ts';

export interface Noun {
  readonly kind:
    | 'name'
    | 'state code'
    | 'neighborhood'
    | 'landmark'
    | 'street'
    | 'zone'
    | 'zip'
    | 'area code'
    | 'coordinate';
  readonly text: string;
  readonly line: number;
}

/** A landmark of one word, such as "aquarium", may be anything. */
const OF_SEVERAL_WORDS = /^(?:the |an? )?\S+ \S/;

/**
 * Finds what only the folder of a city may say. `addresses` are those of its places, for the names of its streets.
 * Comments may have examples, except of the name and the zone.
 */
export function findNouns(city: City, addresses: readonly string[] = []): (source: string) => Noun[] {
  const { region, area, quiz, search, scenes } = city;
  const neighborhoods = [
    ...quiz.zips.flatMap((zip) => [...zip.neighborhoods, ...zip.nearby, ...zip.walkable]),
    ...Object.keys(search.neighborhoods).flatMap((names) => names.split(', ')),
    ...Object.values(scenes).flat(),
    ...city.drawnNames.filter(({ kind }) => kind !== 'road').map(({ name }) => name),
  ];
  const landmarks = Object.values(search.neighborhoods).flatMap((words) => words.split(', '));
  const streets = addresses.map((address) => address.replace(/^\d\S* /, ''));
  const zips = [...quiz.zips, ...quiz.suburbs].map(({ zip }) => zip);
  const { south, north, west, east } = area.positions;
  const isHere = (degrees: string) =>
    (Number(degrees) > south && Number(degrees) < north) ||
    (Number(degrees) > west && Number(degrees) < east);
  const codes = `(?:${region.areaCodes.join('|') || '(?!)'})`;
  const rules: readonly [Noun['kind'], RegExp, ((found: string) => boolean)?][] = [
    ['name', anyOf([region.name, region.state].filter((name) => name !== undefined))],
    ['state code', new RegExp(`(?<=['"\`]|, )${region.stateCode ?? '(?!)'}(?=['"\`]| \\d)`, 'g')],
    ['zone', anyOf([region.timeZone])],
    ['neighborhood', anyOf(neighborhoods), isName],
    ['landmark', anyOf(landmarks.filter((name) => OF_SEVERAL_WORDS.test(name)))],
    ['street', anyOf(streets)],
    ['zip', anyOf(zips)],
    ['area code', new RegExp(`\\(${codes}\\)|\\b${codes}[-. ]\\d{3}\\b`, 'g')],
    ['coordinate', /-?\b\d{2,3}\.\d{2,}\b/g, isHere],
  ];
  return (source) =>
    source.split('\n').flatMap((text, index) => {
      const isComment = /^\s*(?:\/\/|\/?\*)/.test(text);
      return rules.flatMap(([kind, pattern, isMeant = () => true]) =>
        isComment && kind !== 'name' && kind !== 'zone'
          ? []
          : [...text.matchAll(pattern)]
              .filter(([found]) => isMeant(found))
              .map(([found]) => ({ kind, text: found, line: index + 1 })),
      );
    });
}

/** In small letters, one word may be any word, such as “spring.” */
function isName(found: string): boolean {
  return found.includes(' ') || /^\p{Lu}/u.test(found);
}

function anyOf(names: readonly string[]): RegExp {
  const all = [...new Set(names)].map(escapeName).join('|');
  return new RegExp(all === '' ? '(?!)' : `(?<![\\p{L}\\d])(?:${all})(?![\\p{L}\\d])`, 'giu');
}

const escapeName = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
