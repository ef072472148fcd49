import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';

const MANIFEST = fileURLToPath(new URL('../../dist/client/.vite/manifest.json', import.meta.url));

/** The address of the file that a module's code came to lie in, which is named by its content alone. */
export async function builtFile(module: string): Promise<string> {
  // Written by the build of this very site.
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8')) as Record<
    string,
    { file: string; name?: string }
  >;
  // A module that several lazy parts share lies in a chunk that has no source, only the module's name.
  const chunk =
    manifest[module] ?? Object.values(manifest).find((built) => built.name === parse(module).name);
  if (!chunk) throw new Error(`The build has no file for ${module}.`);
  return `/${chunk.file}`;
}
