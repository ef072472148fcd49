import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The shortest class names there are, for what visitors load: every name stands in the script and in each page's HTML.
 * Numbered in the order of files and names, so that the build for the browser and the one for the server agree.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const names = new Map<string, string>();
  for (const file of moduleFiles(folder)) {
    const found = readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes\s+)(-?[_a-z][\w-]*)/gi);
    for (const [, name = ''] of found) {
      const key = `${file} ${name}`;
      if (!names.has(key)) names.set(key, shortName(names.size));
    }
  }
  return (name, file) => {
    const short = names.get(`${file.replace(/\?.*$/, '')} ${name}`);
    if (short === undefined)
      throw new Error(`The class ${name} of ${file} was not there when the build began.`);
    return short;
  };
}

function moduleFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => path.join(folder, file));
}

/** a, b ... Z, aa, ab ...; the few global names have a hyphen. */
function shortName(index: number): string {
  const last = LETTERS[index % LETTERS.length] ?? '';
  const rest = Math.floor(index / LETTERS.length);
  return rest === 0 ? last : shortName(rest - 1) + last;
}
