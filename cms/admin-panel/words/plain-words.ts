import { momentText } from '#domain/calendar/date-texts';
import { isRecord } from '#domain/is-record';

/** A moment as the store writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** What a person reads of a field's value: its words, one block per line, without marks or choices. */
export function plainWords(value: unknown): string {
  if (typeof value === 'string') return MOMENT.test(value) ? momentText(value) : value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(plainWords).filter(Boolean).join('\n');
  if (!isRecord(value)) return '';
  if (isRecord(value.root)) return plainWords(value.root.children);
  if (typeof value.text === 'string') return value.text;
  if (Array.isArray(value.children)) {
    return value.type === 'list' ? plainWords(value.children) : value.children.map(plainWords).join('');
  }
  // A form and the store have the parts of a row in different orders.
  const parts = Object.entries(value)
    .filter(([key]) => !TECHNICAL.has(key))
    .toSorted(([one], [other]) => (one < other ? 1 : -1));
  return parts
    .map(([, part]) => plainWords(part))
    .filter(Boolean)
    .join('\n');
}

const TECHNICAL = new Set([
  'id',
  'type',
  'version',
  'blockType',
  'blockName',
  'format',
  'relationTo',
  'direction',
  'indent',
]);

/** How many words of one value the other doesn't have. */
export function countMissing(one: unknown, other: unknown): number {
  const rest = wordsOf(other);
  return wordsOf(one).filter((word) => {
    const index = rest.indexOf(word);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  }).length;
}

const wordsOf = (value: unknown): string[] => plainWords(value).match(/[\p{L}\p{N}’']+/gu) ?? [];
