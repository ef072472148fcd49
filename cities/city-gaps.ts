import { existsSync } from 'node:fs';
import path from 'node:path';
import { SCHEMAS, type City } from './city-schemas.ts';
import { paletteFaults } from './palette.ts';

/** What no single file of a city says wrong, but all of them together do. */
export function cityFaults({ region, quiz, palette }: City): string[] {
  const code = new RegExp(`^(?:${region.postalCode.pattern})$`);
  const strange = [...quiz.zips, ...quiz.suburbs].filter(
    ({ zip }) => !code.test(zip.toUpperCase().replaceAll(/\s/g, '')),
  );
  return [
    ...strange.map(({ zip }) => `quiz.json: “${zip}” is no ${region.postalCode.valid}.`),
    ...paletteFaults(palette).map((fault) => `palette.json: ${fault}`),
  ];
}

const { tagline: NO_TAGLINE } = SCHEMAS.site.parse({});

/** What a city can do without, and what stands in for it: what a visitor notices first comes first. */
export function cityGaps(folder: string, { site, quiz }: City): string[] {
  const lacks = (file: string) => !existsSync(path.join(folder, file));
  const gaps: readonly (readonly [isGap: boolean, sentence: string])[] = [
    [
      lacks('sample/places.json'),
      'sample/places.json: no places; every list is empty until you import some.',
    ],
    [lacks('public/street.svg'), 'public/street.svg: the street in the header and footer is anybody’s.'],
    [lacks('palette.json'), 'palette.json: the colors are neutral.'],
    [lacks('public/favicon.svg'), 'public/favicon.svg, and emblem in site.json: the stamp is a fork.'],
    [site.tagline === NO_TAGLINE, 'site.json: tagline and footer are anybody’s; look at the names, too.'],
    [site.questions.length === 0, 'site.json: no questions, so the home page and /faq have none.'],
    [lacks('sample/stories.json'), 'sample/stories.json, guides.json: nothing to read besides the lists.'],
    [lacks('drawn-map.json'), 'drawn-map.json: maps show pins on plain paper, unless you bring a base map.'],
    [lacks('drawn-names.json'), 'drawn-names.json: the map has no names.'],
    [lacks('scenes.json'), 'scenes.json, public/scenes: every neighborhood shows the same street.'],
    [
      lacks('sample/neighborhoods.json'),
      'sample/neighborhoods.json: lists of neighborhoods have no introductions.',
    ],
    [lacks('sample/cuisines.json'), 'sample/cuisines.json: lists of cuisines have none either.'],
    [lacks('search.json'), 'search.json: search knows no nicknames and landmarks of neighborhoods.'],
    [quiz.zips.length === 0, 'quiz.json: the quiz asks for a postal code, but knows none.'],
    [lacks('sample/pages.json'), 'sample/pages.json: no privacy or accessibility page.'],
    [lacks('import-maps'), 'import-maps: each list that you import again needs its map.'],
  ];
  return gaps.flatMap(([isGap, sentence]) => (isGap ? sentence : []));
}
