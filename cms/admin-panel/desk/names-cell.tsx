import type { DefaultServerCellComponentProps } from 'payload';

/** In a list: names of a field that takes many, which Payload shows as code. */
export function NamesCell({ cellData }: DefaultServerCellComponentProps) {
  return Array.isArray(cellData) ? cellData.join(', ') : null;
}
