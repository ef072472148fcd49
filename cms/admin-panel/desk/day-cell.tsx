import type { DefaultServerCellComponentProps } from 'payload';
import { dayText } from './day-text.ts';

/** List cell for a day stored as `2026-11-24`. */
export function DayCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'string' && cellData !== '' ? dayText(cellData) : null;
}
