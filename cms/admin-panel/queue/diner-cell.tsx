import type { DefaultServerCellComponentProps } from 'payload';
import { dinerName } from './diner-name.ts';

/** In the list of reviews: who wrote one. Diners' records are for admins; their names are public. */
export async function DinerCell({ cellData, payload }: DefaultServerCellComponentProps) {
  return dinerName(payload, cellData);
}
