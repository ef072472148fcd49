import type { DefaultServerCellComponentProps } from 'payload';
import { DESKS } from '../desk/desks.ts';

/** In the list of searches without a result: opens the form for a synonym with the search in it. */
export function AddSynonymLink({ rowData }: DefaultServerCellComponentProps) {
  return (
    <a href={`${DESKS.searchIndex.path}?term=${encodeURIComponent(String(rowData.query))}`}>Add a synonym</a>
  );
}
