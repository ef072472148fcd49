import type { NewName, PlanTotals } from '#contract/imports';
import type { ImportBatch } from '#cms/imports/plan/import-batch';
import type { PlanRow } from '#cms/imports/plan/plan-rows';

/** Widths of the table's columns; the last gets the rest of a 120-character line. */
const WIDTHS = { at: 12, action: 10, name: 30 } as const;
const MAX_SHOWN = 60;

export function describeTotals({
  read,
  create,
  update,
  unchanged,
  duplicate,
  rejected,
  repeated,
  noticed,
  kept,
}: PlanTotals): string {
  const repeats = repeated > 0 ? ` (${repeated} repeated within the file)` : '';
  return `${read} read: ${create} to create, ${update} to update, ${unchanged} unchanged${repeats}, ${duplicate} possible duplicates, ${rejected} rejected${noticed > 0 ? `; ${noticed} with notices` : ''}${kept > 0 ? `; ${kept} keep values against the file` : ''}`;
}

/** The plan's warnings that need confirmation, and how to confirm them; empty if there are none. */
export function describeBrakes({ brakes }: PlanTotals): string {
  return brakes.map(({ name, message }) => `Look again: ${message} Accept with: --accept ${name}\n`).join('');
}

/** Cuisines and neighborhoods that the commit would create, with their numbers of places. */
export function describeNewNames(names: readonly NewName[]): string {
  return (['cuisines', 'neighborhoods'] as const)
    .map((kind) => {
      const some = names.filter((one) => one.kind === kind);
      if (some.length === 0) return '';
      return `New ${kind}: ${some.map(({ name, places, like }) => `${name} (${places}${like === null ? '' : `; ${like}?`})`).join(', ')}\n`;
    })
    .join('');
}

export function describeRow(row: PlanRow): string {
  const { at, action, name } = row;
  return `${cell(at, WIDTHS.at)} ${cell(action, WIDTHS.action)} ${cell(name ?? '', WIDTHS.name)} ${detailOf(row)}`.trimEnd();
}

export const TABLE_HEAD = `${cell('where', WIDTHS.at)} ${cell('what', WIDTHS.action)} ${cell('place', WIDTHS.name)} details`;

function detailOf({
  action,
  given,
  was,
  faults,
  notices,
  candidates,
  placeId,
  matchedBy,
  originals,
  kept,
}: PlanRow): string {
  const notes = [
    ...notices.map(({ field, message }) => `${field}: ${message}`),
    ...Object.entries(kept ?? {}).map(
      ([field, { value, because }]) => `${field}: kept (${because}), the file says ${show(value)}`,
    ),
  ];
  if (action === 'rejected') return faults.map(({ field, message }) => `${field}: ${message}`).join('; ');
  if (action === 'duplicate') {
    const [best] = candidates;
    if (!best) return '';
    const which = best.placeId === null ? best.at : `place ${best.placeId}`;
    return `of ${which} "${best.name}", ${best.address}: ${best.score} of 100 (${best.reasons.join(', ')})`;
  }
  if (action === 'update') {
    const before = new Map<string, unknown>(Object.entries(was ?? {}));
    const diffs = Object.entries(given ?? {}).map(
      ([field, to]) => `${field}: ${show(before.get(field))} -> ${show(to)}`,
    );
    return [`place ${placeId} by ${matchedBy}`, ...diffs, ...notes].join('; ');
  }
  const mended = Object.entries(originals).map(([field, text]) => `${field} was "${text}"`);
  return [...notes, ...mended].join('; ');
}

export async function printRows(rows: AsyncIterable<PlanRow>, most = MAX_SHOWN): Promise<void> {
  let shown = 0;
  let more = 0;
  for await (const row of rows) {
    if (shown === 0) console.log(TABLE_HEAD);
    if (shown < most) console.log(describeRow(row));
    else more += 1;
    shown += 1;
  }
  if (more > 0) console.log(`... and ${more} more; --rows all shows them, --json writes them.`);
}

export function describeBatch({ id, state, fileName, by, plannedAt, totals, outcome }: ImportBatch): string {
  const when = plannedAt.toISOString().slice(0, 16).replace('T', ' ');
  return `${cell(String(id), 5)} ${cell(state, 11)} ${when}  ${cell(fileName, 32)} ${cell(by, 12)} ${outcome ?? (totals ? describeTotals(totals) : '')}`;
}

function cell(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}

function show(value: unknown): string {
  if (value === null || value === undefined) return 'unknown';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
