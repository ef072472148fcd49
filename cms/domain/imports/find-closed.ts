import { foldWords, type RecordText } from './record-texts.ts';

/** What a row says of a place that is not open. */
export interface SaidClosed {
  /** Where it says so: "the column “Status”", "the name". */
  readonly where: string;
  readonly status: 'closed' | 'temporarily-closed';
}

const STATUS_COLUMN = /^(?!.*\b(hours|license|permit)\b)(.* )?status$/;
const CLOSED_COLUMN =
  /^(?!.*\bhours\b)(.* )?(is )?((permanently|temporarily) )?closed( permanently| temporarily| date| on)?$/;
/** Not whether it is open at this hour. */
const OPEN_COLUMN = /^(?!.*\b(hours?|now|today)\b)(.* )?(is |currently |still )*open\??$/;
const NOTE_COLUMN = /^(notes?|comments?|remarks?)$/;
const WEEKDAY = '(?:on\\s+)?(?:mon|tue|wed|thu|fri|sat|sun|weekend|weekday|holiday|christmas)';
const CLOSED = new RegExp(
  `^((perm(anently)?|temp(orarily)?|now|currently) )?closed\\b(?! ${WEEKDAY})|^(out of business|defunct|inactive|shuttered)\\b`,
);
const YES = /^(true|yes|y|1|\d{4} \d\d.*|\d{1,2}\/\d{1,2}\/\d{2,4}|[2-5]\d{4})$/;
const NO = /^(false|no|n|0)$/;
const FOR_NOW = /temporar|\btemp\b|season|renovat|winter|summer|spring|until|reopen/i;

/** The status, “closed” or “open” column, or the note, by which a row says that its place is closed; `null` if none does. */
export function findClosed(texts: readonly RecordText[]): SaidClosed | null {
  const found = texts.find(
    ({ words, text }) =>
      ((STATUS_COLUMN.test(words) || NOTE_COLUMN.test(words)) && CLOSED.test(foldWords(text))) ||
      (CLOSED_COLUMN.test(words) && YES.test(foldWords(text))) ||
      (OPEN_COLUMN.test(words) && NO.test(foldWords(text))),
  );
  if (!found) return null;
  return { where: `the column “${found.column}”`, status: statusOf(`${found.words} ${found.text}`) };
}

const SAYS = `(?:(?:(?:permanently|temporarily|now)\\s+)?closed\\b(?!\\s+${WEEKDAY})|out of business\\b)`;
/**
 * In brackets or after a dash or comma at the end, before a colon or dash at the start, or shouted behind a name that
 * isn't.
 */
const IN_NAME = [
  new RegExp(`\\s*[([{]\\s*(${SAYS}[^)\\]}]*)[)\\]}]\\s*$`, 'i'),
  new RegExp(`(?:\\s+[-–—*:/|]+|,)\\s*(${SAYS}[^-–—]*)$`, 'i'),
  new RegExp(`^[*([\\s]*(${SAYS})[\\s)\\]*]*[-–—:)\\]*]+\\s*`, 'i'),
  /^((?:permanently|temporarily) closed)\s+/i,
  /(?<=\p{Ll}.*)\s+((?:PERMANENTLY |TEMPORARILY |NOW )?CLOSED)$/u,
];

/** A name that says that its place is closed: the name without that, and what it says. */
export function splitClosedName(name: string): (SaidClosed & { readonly name: string }) | null {
  for (const pattern of IN_NAME) {
    const [, said] = pattern.exec(name) ?? [];
    const rest = name.replace(pattern, '').trim();
    if (said !== undefined && rest.length > 1)
      return { name: rest, where: 'the name', status: statusOf(said) };
  }
  return null;
}

function statusOf(said: string): SaidClosed['status'] {
  return FOR_NOW.test(said) ? 'temporarily-closed' : 'closed';
}
