import { z } from 'zod';
import NEUTRAL from './neutral-palette.json' with { type: 'json' };

/** The colors of a city's site: by day, at night, of its printed matter, and of its drawings. */

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'A color is like #0f5257.');
/** A shadow and a backdrop are no plain colors. */
const colorOrValue = z.union(
  [color, z.string().regex(/^(?:rgb|\d)/, 'A color is like #0f5257.')],
  'A color is like #0f5257.',
);
const inks = z.strictObject({ ground: color, tint: color, mark: color, second: color });

/** A set of colors; those left out are neutral. */
function colors<Name extends string>(neutral: Readonly<Record<Name, string>>) {
  return z
    .partialRecord(z.enum(Object.keys(neutral) as Name[]), colorOrValue)
    .optional()
    .transform((given): Readonly<Record<Name, string>> => ({ ...neutral, ...given }));
}

export const paletteSchema = z
  .strictObject({
    light: colors(NEUTRAL.light),
    dark: colors(NEUTRAL.dark),
    print: colors(NEUTRAL.print),
    skies: z.array(color).length(8).default(NEUTRAL.skies),
    covers: z.tuple([inks, inks, inks, inks, inks, inks, inks, inks]).default(NEUTRAL.covers as Covers),
  })
  .prefault({});

type Inks = z.infer<typeof inks>;
type Covers = [Inks, Inks, Inks, Inks, Inks, Inks, Inks, Inks];
export type Palette = z.infer<typeof paletteSchema>;

/** Texts on their grounds, and the contrast that WCAG 2.2 AA asks for. */
const PAIRS = [
  ['ink', 'paper', 4.5],
  ['inkSoft', 'paper', 4.5],
  ['inkSoft', 'paperDeep', 4.5],
  ['ink', 'card', 4.5],
  ['inkSoft', 'card', 4.5],
  ['accentText', 'paper', 4.5],
  ['accentText', 'card', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentHover', 4.5],
  ['deep', 'paper', 4.5],
  ['onBanner', 'banner', 4.5],
  ['onBannerSoft', 'banner', 4.5],
  ['open', 'card', 4.5],
  ['focus', 'paper', 3],
  ['mapName', 'mapLand', 4.5],
] as const;

/** A sentence for each text that is hard to read on its ground. */
export function paletteFaults({ light, dark }: Palette): string[] {
  return Object.entries({ light, dark }).flatMap(([scheme, set]) =>
    PAIRS.flatMap(([text, ground, least]) => {
      const contrast = contrastOf(set[text], set[ground]);
      return contrast >= least
        ? []
        : [
            `${scheme}.${text}: ${contrast.toFixed(1)} to 1 on ${ground}, which is hard to read; ${least} is fine.`,
          ];
    }),
  );
}

/** The contrast of two colors (WCAG 2.2). */
function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
