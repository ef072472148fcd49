'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import { useMemo } from 'react';

export type FormRow = Readonly<Record<string, string>>;

/** The rows of a list field in the form, and what replaces them, keeping the ids of those that stay. */
export function useFormRows(
  path: string,
  columns: readonly string[],
): { readonly rows: readonly FormRow[]; readonly setRows: (rows: readonly FormRow[]) => void } {
  const { dispatchFields, setModified } = useForm();
  // A text, as a new list in each render would render again.
  const text = useFormFields(([fields]) => {
    const count = fields[path]?.rows?.length ?? 0;
    const rows = Array.from({ length: count }, (_, index) =>
      columns.map((column) => [column, fields[`${path}.${index}.${column}`]?.value ?? '']),
    );
    return JSON.stringify(rows.map((row) => Object.fromEntries(row) as FormRow));
  });
  const rows = useMemo(() => JSON.parse(text) as FormRow[], [text]);
  const setRows = (next: readonly FormRow[]) => {
    for (let rowIndex = rows.length - 1; rowIndex >= next.length; rowIndex -= 1)
      dispatchFields({ type: 'REMOVE_ROW', path, rowIndex });
    next.forEach((row, rowIndex) => {
      if (rowIndex >= rows.length) {
        const states = columns.map((column) => [
          column,
          { value: row[column] ?? '', initialValue: '', valid: true },
        ]);
        dispatchFields({ type: 'ADD_ROW', path, rowIndex, subFieldState: Object.fromEntries(states) });
        return;
      }
      for (const column of columns)
        dispatchFields({
          type: 'UPDATE',
          path: `${path}.${rowIndex}.${column}`,
          value: row[column] ?? '',
          valid: true,
        });
    });
    setModified(true);
  };
  return { rows, setRows };
}
