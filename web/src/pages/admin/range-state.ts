import type { NumbersRange } from '#contract/ad-numbers';
import { lastDays } from '#domain/calendar/day-range';

interface Preset {
  readonly key: string;
  readonly label: string;
  /** Length of the range. */
  readonly days: number;
}

/** Preset ranges. */
export const PRESETS: readonly Preset[] = [
  { key: '7d', label: 'Last 7 days', days: 7 },
  { key: '30d', label: 'Last 30 days', days: 30 },
  { key: '90d', label: 'Last 90 days', days: 90 },
];

export interface RangeState {
  /** A preset, `custom`, or `all`. */
  readonly choice: string;
  readonly range: NumbersRange;
  /** Validation error of the given days; all time is shown instead. */
  readonly fault?: string;
}

const ALL: RangeState = { choice: 'all', range: {} };
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads the range from the address: `?range=30d`, or `?from=2026-11-01&to=2026-11-21` with either end
 * optional.
 */
export function readRange(params: URLSearchParams, today: string): RangeState {
  const preset = PRESETS.find(({ key }) => key === params.get('range'));
  if (preset) {
    return { choice: preset.key, range: lastDays(preset.days, today) };
  }
  const [from, to] = [dayIn(params.get('from')), dayIn(params.get('to'))];
  if (from === undefined && to === undefined) return ALL;
  if (from !== undefined && to !== undefined && from > to) {
    return { ...ALL, choice: 'custom', fault: 'The first day is after the last one.' };
  }
  return { choice: 'custom', range: { ...(from && { from }), ...(to && { to }) } };
}

/** Only valid calendar days: not `2026-02-30`. */
function dayIn(text: string | null): string | undefined {
  if (text === null || !DAY.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text;
}

/** The query string with another range; other parameters are kept. */
export function withRange(params: URLSearchParams, choice: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['range', 'from', 'to']) next.delete(name);
  for (const [name, value] of Object.entries(choice)) if (value) next.set(name, value);
  return next;
}

/** The ad shown in the chart; absent for all ads. */
export function readAd(params: URLSearchParams): number | undefined {
  const text = params.get('ad') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
