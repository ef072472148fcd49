import { countText } from '#domain/words/quantities';
import { byField, type SortDirection } from '#domain/ads/table-order';
import clsx from 'clsx';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { percentText } from '../../components/numbers/number-texts.ts';
import styles from './sortable-table.module.css';
import { TableTools } from './table-tools.tsx';

interface TableOrder<Key extends string> {
  readonly sort: Key;
  readonly direction: SortDirection;
}

export interface TableColumn<Row, Key extends string> {
  readonly title: string;
  /** The field to sort by; a column without it cannot be sorted. */
  readonly key?: Key;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
}

export const countColumn = <Key extends string>(title: string, key: Key) => ({
  title,
  key,
  isNumber: true,
  cell: (row: Readonly<Record<Key, number>>) => countText(row[key]),
});

export const rateColumn = <Key extends string>(title: string, key: Key) => ({
  title,
  key,
  isNumber: true,
  cell: (row: Readonly<Record<Key, string>>) => percentText(row[key]),
});

interface SortableTableProps<Row, Key extends string> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row, Key>[];
  /** What the table says, below it. */
  readonly note: string;
  /** The same as a file, in the order shown. */
  readonly csvPath: (order: TableOrder<Key> | null) => string;
}

/** A table sortable by its column headers; on phones each row is a block of lines, below the headers. */
export function SortableTable<Row extends { readonly id: number }, Key extends string>({
  caption,
  rows,
  columns,
  note,
  csvPath,
}: SortableTableProps<Row, Key>) {
  const [order, setOrder] = useState<TableOrder<Key> | null>(null);
  const ordered = order ? rows.toSorted(byField(order.sort, order.direction)) : rows;
  return (
    <>
      {/* It scrolls when too wide, so keyboard users must be able to focus it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-label={caption} tabIndex={0} className={styles.frame}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <ColumnHead key={column.title} column={column} order={order} onOrder={setOrder} />
              ))}
            </tr>
          </thead>
          <tbody>
            {ordered.map((row) => (
              <tr key={row.id}>
                {columns.map(({ title, cell, isNumber }, index) =>
                  index === 0 ? (
                    <th key={title} scope="row" className={styles.first}>
                      {cell(row)}
                    </th>
                  ) : (
                    <td key={title} data-title={title} className={clsx(isNumber && styles.number)}>
                      {cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <TableTools note={note} csvPath={csvPath(order)} of={caption} />
    </>
  );
}

interface ColumnHeadProps<Row, Key extends string> {
  readonly column: TableColumn<Row, Key>;
  readonly order: TableOrder<Key> | null;
  readonly onOrder: (order: TableOrder<Key>) => void;
}

function ColumnHead<Row, Key extends string>({ column, order, onOrder }: ColumnHeadProps<Row, Key>) {
  const { key, title, isNumber = false } = column;
  if (key === undefined) {
    return (
      <th scope="col" className={clsx(isNumber && styles.number)}>
        {title}
      </th>
    );
  }
  const direction = order?.sort === key ? order.direction : undefined;
  // Numbers sort largest first.
  const first: SortDirection = isNumber ? 'descending' : 'ascending';
  const turned: SortDirection = direction === 'ascending' ? 'descending' : 'ascending';
  const Arrow = direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={direction ?? 'none'} className={clsx(isNumber && styles.number)}>
      <button
        type="button"
        className={clsx(styles.sort, direction && styles.sorted)}
        onClick={() => onOrder({ sort: key, direction: direction === undefined ? first : turned })}
      >
        {title}
        <Arrow aria-hidden="true" />
      </button>
    </th>
  );
}
