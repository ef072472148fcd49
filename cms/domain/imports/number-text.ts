const GROUPED = /[,.\s](?=\d{3}(?!\d))/g;
const COUNT = /^\(?\s*(\d[\d.,\s]*?)\s*(k)?\s*\+?\s*(?:\p{L}+\s*)?\)?$/iu;
const DEGREES = /^([NSEW])?\s*([-+]?\d+(?:[.,]\d+)?)\s*°?\s*([NSEW])?$/i;
const SCORE = /^(\d+(?:[.,]\d+)?)\s*(?:(?:\/|out of|of)\s*(5|10)\b|\p{L}+|[★⭐]+)?\W*$/iu;
const STARS = /^[★⭐]{1,5}☆*$/u;

/** A whole number as people write it: "1,240", "1.2k", "(88)", "120 reviews", "44.0". */
export function readCount(text: string): number | undefined {
  const [, digits, thousand] = COUNT.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const value = thousand ? numberOf(digits) * 1_000 : numberOf(digits.replaceAll(GROUPED, ''));
  const rounded = Math.round(value);
  return Math.abs(value - rounded) < 1e-6 ? rounded : undefined;
}

/** Degrees: "39.2844", "39,2844", "76.59° W". */
export function readDegrees(text: string): number | undefined {
  const plain = text.trim().replaceAll(/[−–]/g, '-');
  const [, before = '', degrees, after = before] = DEGREES.exec(plain) ?? [];
  if (degrees === undefined) return undefined;
  return /[SW]/i.test(after) ? -Math.abs(numberOf(degrees)) : numberOf(degrees);
}

/** A score of five: "4.5", "4,5", "4.5 stars", "9/10", "★★★★☆". */
export function readScore(text: string): number | undefined {
  const plain = text.trim();
  if (STARS.test(plain)) return [...plain].filter((sign) => sign !== '☆').length;
  const [, score, scale = '5'] = SCORE.exec(plain) ?? [];
  return score === undefined ? undefined : Number(((numberOf(score) * 5) / Number(scale)).toFixed(2));
}

function numberOf(digits: string): number {
  return Number(digits.replace(',', '.').replaceAll(/\s/g, ''));
}
