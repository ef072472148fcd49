import { coverage, quiz, region } from '#city';
import { foldWords, type RecordText } from './record-texts.ts';

/** Whether a row is about a place of ours, by what it says of its state, town and telephone number. */
export interface WhereListed {
  readonly isOurs: boolean;
  /** Another state, town or area code, as the row has it. */
  readonly elsewhere: string | null;
  /** Another state is no matter of doubt. */
  readonly isSure: boolean;
}

interface Said {
  readonly texts: readonly RecordText[];
  /** The columns that the map reads addresses from, whatever their names. */
  readonly addressColumns?: readonly string[];
  /** Of the column that the map names for it. */
  readonly town?: string | undefined;
  readonly phone?: string | null | undefined;
  /** A position within the region. */
  readonly isHere: boolean;
}

const ANOTHER = '(?!.*\\b(?:mail|mailing|owner|billing|council|police|corporate|of|in|side)\\b)';
const STATE_COLUMN = new RegExp(`^${ANOTHER}(?:.* )?(?:state|state code|state abbr|st|province)$`);
const TOWN_COLUMN = new RegExp(`^${ANOTHER}(?:.* )?(?:city|town|municipality|locality)$`);
const ADDRESS_COLUMN = new RegExp(`^${ANOTHER}.*(?:addr|location|city|town)`);
/** "…, MD 21201", "… MD 21201-1234, USA", and in the last place "…, MD". */
const STATE_IN_TEXT =
  /(?:[,/]\s*(?!NE)([A-Z]{2})\.?|\b([A-Z]{2})\.?,?\s+\d{5}(?:-\d{4})?(?:,?\s*USA?)?)\s*$/m;
const ZIP_COLUMN = new RegExp(`^${ANOTHER}(?:.* )?(?:zip|zip code|zipcode|postcode|postal code)$`);
const FREE_NUMBER = /^\D*8(?:00|33|44|55|66|77|88)/;

/** Both names of each state, folded, and its code. */
const CODE_OF = new Map(
  coverage.states.split(', ').flatMap((state): [string, string][] => {
    const code = state.slice(0, 2);
    return [
      [code.toLowerCase(), code],
      [state.slice(3).toLowerCase(), code],
    ];
  }),
);
/** Where a region's postal codes begin. */
const ZIP_START = 2;
const OUR_ZIPS = new Set([...quiz.zips, ...quiz.suburbs].map(({ zip }) => zip.slice(0, ZIP_START)));
const TOWNS = new Map(
  coverage.towns
    .flatMap((towns) => towns.split(', '))
    .map((town): [string, string] => [foldWords(town), town]),
);
const OURS = new Set([foldWords(region.name), ...TOWNS.keys()]);

/** A row that says nothing. */
export const NOWHERE: WhereListed = { isOurs: false, elsewhere: null, isSure: false };
const HERE: WhereListed = { isOurs: true, elsewhere: null, isSure: false };

export function whereListed({ texts, addressColumns = [], town, phone, isHere }: Said): WhereListed {
  const valuesOf = (column: RegExp) => texts.filter(({ words, text }) => column.test(words) && text !== '');
  const towns = [...(town === undefined ? [] : [town]), ...valuesOf(TOWN_COLUMN).map(({ text }) => text)];
  const addresses = texts.flatMap(({ column, words, text }) =>
    ADDRESS_COLUMN.test(words) || addressColumns.includes(column) ? text : [],
  );
  const said = [
    ...valuesOf(STATE_COLUMN).flatMap(({ text }) => stateOf(text) ?? []),
    ...(town === undefined ? [] : (stateOf(town) ?? [])),
    ...[...towns, ...addresses].flatMap((text) => stateIn(text) ?? []),
  ];
  const other = said.find((code) => code !== region.stateCode);
  const [first = ''] = towns;
  if (other !== undefined && region.stateCode !== undefined)
    return {
      isOurs: false,
      elsewhere: [first.split(',')[0], other].filter(Boolean).join(', '),
      isSure: true,
    };
  if (said.length > 0 || isHere) return HERE;
  if (first !== '') return isOurTown(first) ? HERE : { ...NOWHERE, elsewhere: first };
  const [zip] = valuesOf(ZIP_COLUMN).map(({ text }) => text);
  const isOther =
    OUR_ZIPS.size > 0 && zip !== undefined && /^\d{5}/.test(zip) && !OUR_ZIPS.has(zip.slice(0, ZIP_START));
  return isOther ? { ...NOWHERE, elsewhere: zip } : byPhone(phone ?? '');
}

/** The town around the city that a row's town or address names, as we spell it; `null` if none does. */
export function findTown({
  texts,
  addressColumns = [],
  town = '',
}: Omit<Said, 'phone' | 'isHere'>): string | null {
  const said = texts.flatMap(({ column, words, text }) =>
    TOWN_COLUMN.test(words) || ADDRESS_COLUMN.test(words) || addressColumns.includes(column) ? text : [],
  );
  const parts = [town, ...said].flatMap((text) => text.split(/[,\n]/));
  const found = parts.map((part) =>
    TOWNS.get(foldWords(part.replace(/(\s+[A-Z]{2})?\s+\d{5}(-\d{4})?\s*$/, ''))),
  );
  return found.find((name) => name !== undefined) ?? null;
}

/** Where numbers have area codes. */
function byPhone(phone: string): WhereListed {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0/, '');
  if (region.areaCodes.some((code) => digits.startsWith(code))) return HERE;
  const [, code] = /^\((\d{3})\)/.exec(phone) ?? [];
  if (code === undefined || FREE_NUMBER.test(phone) || region.areaCodes.length === 0) return NOWHERE;
  return { ...NOWHERE, elsewhere: `the area code ${code}` };
}

function stateOf(text: string): string | undefined {
  return CODE_OF.get(foldWords(text).replace(/[\s.]+$/, ''));
}

function stateIn(text: string): string | undefined {
  const [, alone, withZip] = STATE_IN_TEXT.exec(text) ?? [];
  const named = /,\s*(\p{L}+(?: \p{L}+)?)\.?(?:\s+\d{5}(?:-\d{4})?)?\s*$/u.exec(text)?.[1];
  return stateOf(alone ?? withZip ?? '') ?? stateOf(named ?? '');
}

/** One of ours, or the city with more words: "… City", "… 21211". */
function isOurTown(text: string): boolean {
  const town = foldWords((text.split(',')[0] ?? '').replaceAll(/[\d.]+/g, ' '));
  return OURS.has(town) || `${town} `.startsWith(`${foldWords(region.name)} `);
}
