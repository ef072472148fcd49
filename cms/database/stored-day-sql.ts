import { region } from '#city';

/** `storedDay` of a column, as `YYYY-MM-DD`. */
export function storedDaySql(column: string): string {
  const isPicked = `extract(hour from ${column} at time zone 'UTC') in (11, 12)`;
  return `to_char(${column} at time zone case when ${isPicked} then 'UTC' else '${region.timeZone}' end, 'YYYY-MM-DD')`;
}
