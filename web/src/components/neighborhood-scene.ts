import { slugOf } from '#domain/addresses/slugs';

/** Pictures in `web/public/scenes`; `rowhouses` is the street that every other neighborhood shows. */
export type NeighborhoodScene =
  'skyline' | 'water' | 'hill' | 'park' | 'market' | 'campus' | 'suburb' | 'rowhouses';

/** The scene a local would associate with each neighborhood. */
const NEIGHBORHOODS: Readonly<Record<Exclude<NeighborhoodScene, 'rowhouses'>, string>> = {
  skyline: "Downtown, Downtown West, Inner Harbor, Harbor East, Otterbein, Ridgely's Delight",
  water: `
    Fells Point, Canton, Locust Point, Port Covington, Baltimore Peninsula, Curtis Bay, Middle River,
    Essex, Dundalk, Cherry Hill
  `,
  hill: 'Federal Hill, Riverside',
  park: 'Patterson Park, Butchers Hill',
  market: `
    Hollins Market, Waverly, Highlandtown, South Baltimore, Chinquapin Park - Belvedere, Seton Hill, Upton
  `,
  campus: `
    Charles Village, Loyola/Notre Dame, Tuscany-Canterbury, Abell, Oakenshawe, Guilford, Towson,
    Catonsville, Morgan State University
  `,
  suburb: `
    Timonium, Lutherville, Cockeysville, Hunt Valley, Pikesville, Owings Mills, Reisterstown, Parkville,
    Nottingham, Perry Hall, White Marsh, Rosedale, Arbutus, Linthicum, Glen Burnie, Randallstown,
    Woodlawn, Cross Country, Homeland, Cross Keys, Roland Park,
    Mount Washington, Lauraville, Hamilton, Columbia, Ellicott City, Bel Air, Carney, Overlea
  `,
};

const SCENES = new Map(
  Object.entries(NEIGHBORHOODS).flatMap(([scene, names]) =>
    names.split(',').map((name) => [slugOf(name), scene as NeighborhoodScene] as const),
  ),
);

/** The scene in the header of a neighborhood's page. */
export function neighborhoodScene(neighborhood: string): NeighborhoodScene {
  return SCENES.get(slugOf(neighborhood)) ?? 'rowhouses';
}
