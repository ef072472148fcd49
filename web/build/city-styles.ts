import { palette, scenes } from '#city';
import { cityFolder, cityName } from '#city/city-folder';
import { kebabCase } from '#city/kebab-case';
import { slugOf } from '#domain/addresses/slugs';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';

/** A folder with the general drawings of `web/public` and, in place of some, the city's own. */
export function cityPictures(): string {
  const root = path.resolve(import.meta.dirname, '../..');
  const folder = path.join(root, 'dist', cityName(), 'public');
  for (const from of [path.join(root, 'web', 'public'), path.join(cityFolder(), 'public')]) {
    if (existsSync(from)) cpSync(from, folder, { recursive: true });
  }
  return folder;
}

/** The city's colors and drawings, on which `src/styles` builds. */
export function cityCss(): string {
  const { light, dark, print, skies, covers } = palette;
  return [
    `:root{${declare(light)}${declare(print, 'print-')}}`,
    // Screen only: print is always light.
    `@media screen and (prefers-color-scheme:dark){:root{${declare(dark)}}}`,
    ...skies.map((sky, index) => `[data-sky='${index}']{--sky:${sky}}`),
    ...covers.map((inks, index) => `[data-palette='${index}']{${declare(inks)}}`),
    `[data-scene]{--scene:url('/street.svg')}`,
    ...Object.entries(scenes).map(
      ([scene, neighborhoods]) =>
        `[data-scene]:is(${neighborhoods.map((name) => `[data-scene=${JSON.stringify(slugOf(name))}]`).join()})` +
        `{--scene:url('/scenes/${scene}.svg');--scene-position:calc(50% + var(--shift)) bottom;--scene-size:auto var(--zoom)}`,
    ),
  ].join('\n');
}

function declare(values: Readonly<Record<string, string>>, prefix = ''): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}${kebabCase(name)}:${value};`)
    .join('');
}
