import { cityFolder } from './city-folder.ts';
import { CityFault, readCity } from './read-city.ts';

/**
 * The chosen city, as `#city`. Builds for browsers put its values in place of this file (`city-modules.ts`).
 * Without a city nothing can start, so a fault ends the program.
 */
export const {
  region,
  area,
  palette,
  site,
  listing,
  quiz,
  search,
  scenes,
  drawnMap,
  drawnNames,
  importExamples,
  coverage,
  messages,
} = readOrExit();

function readOrExit() {
  try {
    return readCity(cityFolder());
  } catch (error) {
    if (!(error instanceof CityFault)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
