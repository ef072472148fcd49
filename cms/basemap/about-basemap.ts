import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** What lies under the pins: a file of vector tiles, a file of layers, or the drawing of the site. */
const aboutSchema = z.object({
  kind: z.enum(['pmtiles', 'layers']),
  /** As the license of the data asks. */
  attribution: z.string(),
  /** File in the folder; another one for each base map, so that no browser mixes two. */
  file: z.string().regex(/^[\w.-]+$/),
});
export type AboutBasemap = z.infer<typeof aboutSchema>;

export function basemapFolder({ DATA_DIR }: { readonly DATA_DIR: string }): string {
  return path.join(DATA_DIR, 'basemap');
}

export const ABOUT_FILE = 'about.json';

/** The operator's base map, or `null` without one. */
export async function readAboutBasemap(folder: string): Promise<AboutBasemap | null> {
  try {
    return aboutSchema.parse(JSON.parse(await readFile(path.join(folder, ABOUT_FILE), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
