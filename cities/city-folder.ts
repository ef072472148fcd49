import path from 'node:path';

/** Without CITY. */
export const DEFAULT_CITY = 'baltimore';

/** The folder that `CITY` names: one beside this file, or a path. */
export function cityFolder(city = process.env.CITY || DEFAULT_CITY): string {
  const isPath = /^\.|[\\/]/.test(city);
  // The panel's bundle has this file, too, and must not take every file that this could name along.
  return path.resolve(/* turbopackIgnore: true */ isPath ? '.' : import.meta.dirname, city);
}

/** The name of what is built for the city; cities and their languages are built side by side. */
export function cityName(): string {
  const { SITE_LANGUAGE } = process.env;
  return path.basename(cityFolder()) + (SITE_LANGUAGE ? `-${SITE_LANGUAGE}` : '');
}
