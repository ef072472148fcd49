import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The operator's base map under the pins: a file of vector tiles. */
const aboutSchema = z.object({
  kind: z.literal('pmtiles'),
  /** As the data's license requires. */
  attribution: z.string(),
  /** Name in the folder, different for each base map, so that no browser mixes two. */
  file: z.string().regex(/^[\w.-]+$/),
});
export type AboutBasemap = z.infer<typeof aboutSchema>;

export function basemapFolder({ DATA_DIR }: { readonly DATA_DIR: string }): string {
  return path.join(DATA_DIR, 'basemap');
}

export const ABOUT_FILE = 'about.json';

/** The operator's base map, or `null` if there is none or an earlier version stored it in another form. */
export async function readAboutBasemap(folder: string): Promise<AboutBasemap | null> {
  try {
    const about = aboutSchema.safeParse(JSON.parse(await readFile(path.join(folder, ABOUT_FILE), 'utf8')));
    return about.data ?? null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
