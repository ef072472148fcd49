import { region } from '#city';
import WORDS from './key-words.json' with { type: 'json' };

/** Words that stay uppercase. */
const ACRONYMS = new Set(
  [...WORDS.acronyms.split(' '), ...region.acronyms, region.stateCode].filter((word) => word !== undefined),
);
/** Words that stay lowercase unless they come first. */
const SMALL_WORDS = new Set(WORDS.small.split(' '));

/**
 * Title case for names in all capitals or all lowercase: "O'BRIEN'S BBQ OF FORT MCHENRY" becomes "O'Brien's
 * BBQ of Fort McHenry". Mixed case is deliberate and left alone.
 */
export function titleCase(name: string): string {
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  const words = name.toLowerCase().split(' ');
  return words
    .map((word, index) => (index > 0 && SMALL_WORDS.has(word) ? word : capitalizeWord(word)))
    .join(' ');
}

function capitalizeWord(word: string): string {
  // Each part of "surf-n-turf", "bar/grill" and "d.j." counts as a word.
  return word.replaceAll(/[\p{L}\d'’]+/gu, (part) => {
    const plain = part.replaceAll(/['’]/g, '').toUpperCase();
    if (ACRONYMS.has(plain)) return plain;
    return part
      .replace(/^(['’]*)(\p{L})/u, (_, quotes: string, letter: string) => quotes + letter.toUpperCase())
      .replace(
        /^([OD]['’])(\p{L})(?=\p{L})/u,
        (_, start: string, letter: string) => start + letter.toUpperCase(),
      )
      .replace(/^Mc(\p{L})(?=\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
  });
}
