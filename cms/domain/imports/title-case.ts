/** Words that stay uppercase. */
const ACRONYMS = new Set(
  'BBQ BLT TGI KFC IHOP CVS USA NYC DC MD II III IV VI VIP TV BP VFW YMCA JFX BWI LLC UMBC LLP PA'.split(' '),
);
/** Words that stay lowercase unless they come first. */
const SMALL_WORDS = new Set('a an and at by de del di for in la of on or the to y'.split(' '));

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
