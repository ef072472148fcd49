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
const CLOSED = /^((permanently|temporarily|now) )?closed\b|^out of business\b|^defunct\b/;
const YES = /^(true|yes|y|1|\d{4} \d\d.*|\d{1,2}\/\d{1,2}\/\d{2,4})$/;
const FOR_NOW = /temporar|season|renovat|winter|summer/i;

/** The status or “closed” column by which a row says that its place is closed; `null` if none does. */
export function findClosed(texts: readonly RecordText[]): SaidClosed | null {
  const found = texts.find(
    ({ words, text }) =>
      (STATUS_COLUMN.test(words) && CLOSED.test(foldWords(text))) ||
      (CLOSED_COLUMN.test(words) && YES.test(foldWords(text))),
  );
  if (!found) return null;
  return { where: `the column “${found.column}”`, status: statusOf(`${found.words} ${found.text}`) };
}

const SAYS = '(?:(?:permanently|temporarily|now)\\s+)?closed\\b';
/** In brackets or after a dash at the end, or before a colon or dash at the start. */
const IN_NAME = [
  new RegExp(`\\s*[([{]\\s*(${SAYS}[^)\\]}]*)[)\\]}]\\s*$`, 'i'),
  new RegExp(`\\s+[-–—*:/|]+\\s*(${SAYS}[^-–—]*)$`, 'i'),
  new RegExp(`^[*([\\s]*(${SAYS})[\\s)\\]*]*[-–—:)\\]*]+\\s*`, 'i'),
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
