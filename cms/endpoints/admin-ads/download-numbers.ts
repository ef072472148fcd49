import type { downloadNumbers as operation, NumberTable } from '#contract/ad-numbers';
import { byCell, type SortDirection } from '#domain/ads/table-order';
import type { Payload } from 'payload';
import type { DayRange } from '../../queries/ad-numbers.ts';
import type { Handler } from '../../calls/handler.ts';
import { BYTE_ORDER_MARK, writeCsv } from '../write-csv.ts';
import { findAdDays } from './list-ad-days.ts';
import { findAdStats } from './list-ad-stats.ts';
import { findFeaturedBusinessStats } from './list-featured-business-stats.ts';
import { adSheet, businessSheet, daySheet, type Sheet } from './number-sheets.ts';

/** Rows in the order of the dashboard; no cell begins a formula, whatever name an advertiser chose. */
export const downloadNumbers: Handler<typeof operation> = async ({ query, req }) => {
  const { table, sort, direction, ...range } = query;
  const csv = await writeTable(req.payload, { table, sort, direction, range });
  const name = ['marble-step', table, range.from ?? 'start', range.to ?? 'today'].join('_');
  return { status: 200, file: { name: `${name}.csv`, text: BYTE_ORDER_MARK + csv } };
};

interface Wanted {
  readonly table: NumberTable;
  readonly sort: string | undefined;
  readonly direction: SortDirection;
  readonly range: DayRange & { ad?: number | undefined };
}

async function writeTable(payload: Payload, { table, sort, direction, range }: Wanted): Promise<string> {
  const order = { sort, direction };
  if (table === 'ads') return writeSheet(adSheet, await findAdStats(payload, range), order);
  if (table === 'businesses') {
    return writeSheet(businessSheet, await findFeaturedBusinessStats(payload, range), order);
  }
  return writeSheet(daySheet, await findAdDays(payload, range), order);
}

function writeSheet<Row extends object>(
  sheet: Sheet<Row>,
  rows: readonly Row[],
  { sort, direction }: Pick<Wanted, 'sort' | 'direction'>,
): string {
  // The contract has checked that the table has this column; its name is the field's.
  const read = (row: Row) => row[sort as keyof Row] as string | number | boolean | null;
  const ordered = sort === undefined ? rows : rows.toSorted(byCell(read, direction));
  return writeCsv([
    sheet.map(({ title }) => title),
    ...ordered.map((row) => sheet.map(({ cell }) => cell(row))),
  ]);
}
