import NEIGHBORHOODS from '#city/scenes.json';
import { slugOf } from '#domain/addresses/slugs';

/** Pictures in `web/public/scenes`; `rowhouses` is the street that every other neighborhood shows. */
export type NeighborhoodScene = keyof typeof NEIGHBORHOODS | 'rowhouses';

const SCENES = new Map(
  Object.entries(NEIGHBORHOODS).flatMap(([scene, names]) =>
    names.map((name) => [slugOf(name), scene as NeighborhoodScene] as const),
  ),
);

/** The scene in the header of a neighborhood's page. */
export function neighborhoodScene(neighborhood: string): NeighborhoodScene {
  return SCENES.get(slugOf(neighborhood)) ?? 'rowhouses';
}
