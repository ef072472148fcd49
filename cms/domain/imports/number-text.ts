const GROUPED = /[,.'’\s](?=\d{3}(?!\d))/g;
const COUNT = /^(?:[~≈<>]|about|over)?\s*\(?\s*(\d[\d.,'’\s]*?)\s*(k)?\s*\+?\s*(?:\p{L}+\s*)*\)?$/iu;
const DEGREES = /^([NSEW])?\s*([-+]?\d+(?:[.,]\d+)?)\s*°?\s*([NSEW])?$/i;
/** Degrees, minutes and seconds: "39° 17' 3.8\" N". */
const SEXAGESIMAL =
  /^([NSEW])?\s*(-?\d{1,3})\s*[°º\s]\s*(\d{1,2})\s*(?:['’′]\s*|\s)(\d{1,2}(?:\.\d+)?)\s*(?:["”″]|''|’’)?\s*([NSEW])?$/i;
const SCORE = /^(\d+(?:[.,]\d+)?)\s*(?:(?:\/|out of|of)\s*(5|10|100)\b|(%)|(?:\p{L}+\s*)+|[★⭐]+)?\W*$/iu;
const STARS = /^[★⭐]{1,5}☆*$/u;

/** A whole number as people write it: "1,240", "1.2k", "(88)", "120 reviews", "44.0". */
export function readCount(text: string): number | undefined {
  const [, digits, thousand] = COUNT.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const value = thousand ? numberOf(digits) * 1_000 : numberOf(digits.replaceAll(GROUPED, ''));
  const rounded = Math.round(value);
  return Math.abs(value - rounded) < 1e-6 ? rounded : undefined;
}

/** Degrees: "39.2844", "39,2844", "76.59° W", "76° 35' 24\" W". */
export function readDegrees(text: string): number | undefined {
  const plain = text.trim().replaceAll(/[−–]/g, '-');
  const [, before = '', degrees, after = before] = DEGREES.exec(plain) ?? [];
  if (degrees !== undefined) return /[SW]/i.test(after) ? -Math.abs(numberOf(degrees)) : numberOf(degrees);
  const [, first = '', whole, minutes, seconds, last = first] = SEXAGESIMAL.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3_600;
  return Number((/[SW]/i.test(last) || whole.startsWith('-') ? -size : size).toFixed(6));
}

/** A score of five: "4.5", "4,5", "4.5 stars", "9/10", "92%", "★★★★☆". */
export function readScore(text: string): number | undefined {
  const plain = text.trim();
  if (STARS.test(plain)) return [...plain].filter((sign) => sign !== '☆').length;
  const [, score, said, percent] = SCORE.exec(plain) ?? [];
  const scale = percent ? 100 : Number(said ?? 5);
  return score === undefined ? undefined : Number(((numberOf(score) * 5) / scale).toFixed(2));
}

function numberOf(digits: string): number {
  return Number(digits.replace(',', '.').replaceAll(/\s/g, ''));
}
