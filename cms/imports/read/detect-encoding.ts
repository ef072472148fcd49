import chardet from 'chardet';
import { ImportFault } from '../import-fault.ts';

/** Encodings of old spreadsheets; they agree on the letters of English and related languages. */
const WESTERN = /^(ISO-8859-(1|2|9|15)|windows-125[0234])$/;
/** Guesses of another alphabet below this confidence are ignored. */
const MIN_CONFIDENCE = 30;

/**
 * A text's encoding, as `TextDecoder` spells it: UTF-8 if all of it is valid, UTF-16 by its byte order mark or its
 * zeros, else Latin-1 in the Windows variant.
 * @param sample bytes around the first invalid UTF-8
 * @throws ImportFault for another alphabet
 */
export function detectEncoding({
  isUtf8,
  head,
  sample,
}: {
  isUtf8: boolean;
  head: Uint8Array;
  sample: Uint8Array;
}): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const unmarked = detectUtf16(head);
  if (unmarked) return unmarked;
  if (isUtf8) return 'utf-8';
  const guesses = chardet.analyse(sample);
  const [best] = guesses;
  const western = guesses.find(({ name }) => WESTERN.test(name));
  const isWestern =
    !best || best.confidence < MIN_CONFIDENCE || (western && western.confidence >= best.confidence - 15);
  if (isWestern) return 'windows-1252';
  throw new ImportFault(
    `the text is neither UTF-8 nor Latin-1 (it looks like ${best.name}); save it as UTF-8 and try again.`,
  );
}

/** English in UTF-16 has a zero in every other byte, and none in the others. */
function detectUtf16(head: Uint8Array): string | undefined {
  const pairs = Math.floor(head.length / 2);
  if (pairs < 2) return undefined;
  const zeros = [0, 0];
  for (let at = 0; at < pairs * 2; at += 1) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > pairs * 0.6 && even === 0) return 'utf-16le';
  return even > pairs * 0.6 && odd === 0 ? 'utf-16be' : undefined;
}
