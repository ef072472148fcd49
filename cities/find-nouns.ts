import type { City } from './city-schemas.ts';

export interface Noun {
  readonly kind: 'name' | 'neighborhood' | 'zone' | 'zip' | 'area code' | 'coordinate';
  readonly text: string;
  readonly line: number;
}

/** What a text says of the city itself, which only its folder may. Neighborhoods may be examples in comments. */
export function findNouns(city: City, source: string): Noun[] {
  const { region, area, quiz, search, scenes } = city;
  const neighborhoods = [
    ...quiz.zips.flatMap((zip) => [...zip.neighborhoods, ...zip.nearby, ...zip.walkable]),
    ...Object.keys(search.neighborhoods).flatMap((names) => names.split(', ')),
    ...Object.values(scenes).flat(),
    ...city.drawnNames.filter(({ kind }) => kind !== 'road').map(({ name }) => name),
  ];
  const zips = [...quiz.zips, ...quiz.suburbs].map(({ zip }) => zip);
  const codes = region.areaCodes.join('|');
  const { south, north, west, east } = area.positions;
  const isHere = (degrees: string) =>
    (Number(degrees) > south && Number(degrees) < north) ||
    (Number(degrees) > west && Number(degrees) < east);
  const rules: readonly [Noun['kind'], RegExp, ((found: string) => boolean)?][] = [
    ['name', anyOf([region.name, region.state])],
    ['zone', anyOf([region.timeZone])],
    ['neighborhood', anyOf(neighborhoods)],
    ['zip', new RegExp(`\\b(?:${zips.join('|')})\\b`, 'g')],
    ['area code', new RegExp(`\\((?:${codes})\\)|\\b(?:${codes})[-. ]\\d{3}\\b`, 'g')],
    ['coordinate', /-?\b\d{2,3}\.\d{2,}\b/g, isHere],
  ];
  return source.split('\n').flatMap((text, index) => {
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

function anyOf(names: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${names.map(escapeName).join('|')})(?!\\p{L})`, 'giu');
}

const escapeName = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
