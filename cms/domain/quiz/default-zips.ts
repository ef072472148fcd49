import type { SuburbanFallback, ZipArea } from './settings.ts';

/** zip | its own neighborhoods | ten to fifteen minutes by car | on foot */
const TABLE = `
21201 | Mount Vernon, Downtown, Seton Hill, Station North, Charles North, University of Maryland | Inner Harbor, Bolton Hill, Hollins Market, Otterbein, Ridgely's Delight, Old Goucher, Reservoir Hill, Little Italy, Harbor East, Federal Hill, Remington, Charles Village, Pigtown, Union Square | Mount Vernon, Downtown, Seton Hill, Station North, Bolton Hill, Inner Harbor
21202 | Inner Harbor, Harbor East, Little Italy, Downtown, Jonestown, Mount Vernon, Greenmount West, Penn-Fallsway | Fells Point, Upper Fells Point, Washington Hill, Federal Hill, Otterbein, Seton Hill, Butchers Hill, Canton, Station North, Locust Point, Barclay | Inner Harbor, Harbor East, Little Italy, Downtown, Jonestown, Fells Point
21230 | Federal Hill, Riverside, South Baltimore, Locust Point, Otterbein, Sharp-Leadenhall, Pigtown, Ridgely's Delight, Port Covington, Morrell Park, Stadium Area | Inner Harbor, Downtown, Hollins Market, Union Square, Harbor East, Little Italy, Fells Point, Brooklyn, Curtis Bay, Westport | Federal Hill, Riverside, South Baltimore, Otterbein, Sharp-Leadenhall, Inner Harbor
21231 | Fells Point, Upper Fells Point, Butchers Hill, Washington Hill, Perkins Homes | Harbor East, Little Italy, Canton, Patterson Park, Jonestown, Inner Harbor, Brewers Hill, Highlandtown, Federal Hill, Downtown | Fells Point, Upper Fells Point, Harbor East, Butchers Hill, Washington Hill, Little Italy
21224 | Canton, Highlandtown, Greektown, Brewers Hill, Patterson Park, O'Donnell Heights, Baltimore Highlands | Fells Point, Upper Fells Point, Butchers Hill, Harbor East, Little Italy, Dundalk, Washington Hill, Belair-Edison | Canton, Brewers Hill, Highlandtown, Patterson Park, Fells Point
21211 | Hampden, Remington, Woodberry, Medfield, Wyman Park | Charles Village, Roland Park, Station North, Old Goucher, Cross Keys, Tuscany-Canterbury, Reservoir Hill, Mount Washington, Abell, Bolton Hill, Mount Vernon | Hampden, Woodberry, Remington, Medfield, Wyman Park
21218 | Charles Village, Waverly, Old Goucher, Barclay, Harwood, Abell, Oakenshawe, Guilford | Remington, Station North, Hampden, Tuscany-Canterbury, Govans, Homeland, Loyola/Notre Dame, Lauraville, Mount Vernon, Belair-Edison | Charles Village, Waverly, Abell, Harwood, Old Goucher, Remington
21210 | Roland Park, Cross Keys, Loyola/Notre Dame, Tuscany-Canterbury, Evergreen, Wyndhurst | Hampden, Medfield, Woodberry, Mount Washington, Homeland, Govans, Charles Village, Cross Country, Remington, Chinquapin Park - Belvedere | Roland Park, Evergreen, Wyndhurst, Loyola/Notre Dame, Tuscany-Canterbury
21093 | Timonium, Lutherville | Towson, Cockeysville, Hunt Valley, Pikesville, Mount Washington, Parkville | Timonium, Lutherville
21204 | Towson | Lutherville, Timonium, Parkville, Govans, Homeland, Chinquapin Park - Belvedere, Mount Washington, Cockeysville | Towson
21286 | Towson | Parkville, Lutherville, Timonium, Hamilton, Perry Hall, Chinquapin Park - Belvedere, Govans | Towson
21117 | Owings Mills | Reisterstown, Randallstown, Pikesville, Timonium, Woodlawn | Owings Mills
21236 | Nottingham, White Marsh, Perry Hall | Parkville, Rosedale, Middle River, Essex, Hamilton, Towson | Nottingham, White Marsh
21222 | Dundalk | O'Donnell Heights, Greektown, Essex, Highlandtown, Canton, Brewers Hill, Rosedale | Dundalk
21060 | Glen Burnie | Linthicum, Brooklyn, Curtis Bay, Arbutus | Glen Burnie
21061 | Glen Burnie | Linthicum, Brooklyn, Arbutus, Morrell Park | Glen Burnie
`;

/** Seven suburbs and the city neighborhoods their roads lead to. 21234 and 21228 have no row above. */
const SUBURBS = `
21093 | Mount Washington, Roland Park, Hampden, Homeland, Govans
21204 | Govans, Homeland, Roland Park, Hampden, Mount Washington
21236 | Hamilton, Lauraville, Belair-Edison, Canton, Highlandtown
21222 | Canton, Greektown, Highlandtown, Brewers Hill, Fells Point
21234 | Hamilton, Lauraville, Govans, Waverly, Charles Village
21117 | Mount Washington, Cross Country, Roland Park, Hampden, Woodberry
21228 | Pigtown, Hollins Market, Morrell Park, Union Square, Federal Hill
`;

/**
 * The 16 zips of spec 2 §3, whose lists it withholds: derived from the city's maps and restaurant lists, and
 * from what locals consider nearby.
 */
export const ZIP_AREAS: readonly ZipArea[] = rowsOf(TABLE).map(([zip = '', own, nearby, walkable]) => ({
  zip,
  neighborhoods: namesOf(own),
  nearby: namesOf(nearby),
  walkable: namesOf(walkable),
}));

/** The seven suburban zips of spec 2 §4. */
export const SUBURBAN_FALLBACKS: readonly SuburbanFallback[] = rowsOf(SUBURBS).map(([zip = '', names]) => ({
  zip,
  neighborhoods: namesOf(names),
}));

function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '));
}

function namesOf(cell = ''): string[] {
  return cell.split(', ').map((name) => name.trim());
}
