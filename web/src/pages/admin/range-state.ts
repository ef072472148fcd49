import { rangeFields, type NumbersRange } from '#contract/ad-numbers';
import { lastDays } from '#domain/calendar/day-range';
import { readId } from './dashboard-view.ts';

interface Preset {
  readonly key: string;
  readonly label: string;
  readonly days: number;
}

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

/** Reads the range from the address: `?range=30d`, or `?from=2026-11-01&to=2026-11-21`, either end optional. */
export function readRange(params: URLSearchParams, today: string): RangeState {
  const preset = PRESETS.find(({ key }) => key === params.get('range'));
  if (preset) {
    return { choice: preset.key, range: lastDays(preset.days, today) };
  }
  const dayIn = (name: 'from' | 'to') => rangeFields[name].safeParse(params.get(name) ?? undefined).data;
  const [from, to] = [dayIn('from'), dayIn('to')];
  if (from === undefined && to === undefined) return ALL;
  if (from !== undefined && to !== undefined && from > to) {
    return { ...ALL, choice: 'custom', fault: 'The first day is after the last one.' };
  }
  return { choice: 'custom', range: { ...(from && { from }), ...(to && { to }) } };
}

/** The query string with another range; other parameters are kept. */
export function withRange(params: URLSearchParams, choice: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['range', 'from', 'to']) next.delete(name);
  for (const [name, value] of Object.entries(choice)) if (value) next.set(name, value);
  return next;
}

/** The ad shown in the chart; absent for all ads. */
export const readAd = (params: URLSearchParams): number | undefined => readId(params, 'ad');
