import type { DefaultServerCellComponentProps } from 'payload';
import { dinerName } from './diner-name.ts';

/** List cell for a review's author. Diners' records are for admins; their names are public. */
export async function DinerCell({ cellData, payload }: DefaultServerCellComponentProps) {
  return dinerName(payload, cellData);
}
