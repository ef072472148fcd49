import type { DefaultServerCellComponentProps } from 'payload';

/** List cell for a field of several names, which Payload shows as code. */
export function NamesCell({ cellData }: DefaultServerCellComponentProps) {
  return Array.isArray(cellData) ? cellData.join(', ') : null;
}
