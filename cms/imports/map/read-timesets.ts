import { type OpeningSpan } from '#contract/restaurants';
import { WEEKDAYS } from '#domain/calendar/opening-hours';
import { z } from 'zod';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const timeSchema = z.string().nullable();
const spanSchema = z.object({ start: timeSchema, end: timeSchema });
const timesetsSchema = z.array(
  z.object({ takeout: z.boolean(), hours: z.record(z.enum(DAYS), z.array(spanSchema)) }),
);
type Span = z.infer<typeof spanSchema>;

/**
 * Weekly hours of an OrderUp record: a list of time sets (one for delivery, one for takeout) with spans per day. A
 * span without an end continues in the next day's span without a start. Takeout hours are preferred: they are closer
 * to the opening hours. Anything else is unknown: `undefined`, never a guess.
 */
export function readTimesets(value: unknown): OpeningSpan[] | undefined {
  const parsed = timesetsSchema.safeParse(value);
  if (!parsed.success) return undefined;
  const set = parsed.data.find(({ takeout }) => takeout) ?? parsed.data[0];
  if (!set) return undefined;
  const week = DAYS.map((day) => set.hours[day]);
  const spans = week.flatMap((day, index) =>
    day.filter(isStarted).map((span) => readSpan(span, index, week)),
  );
  const tails = week.flat().filter(({ start, end }) => start === null && end !== null).length;
  const overnight = week.flat().filter(({ start, end }) => start !== null && end === null).length;
  const known = spans.filter((span) => span !== undefined);
  return tails === overnight && known.length === spans.length && known.length > 0 ? known : undefined;
}

function isStarted({ start }: Span): boolean {
  return start !== null;
}

function readSpan(
  { start, end }: Span,
  dayIndex: number,
  week: readonly (readonly Span[])[],
): OpeningSpan | undefined {
  const nextDay = week[(dayIndex + 1) % week.length] ?? [];
  const tail = nextDay.find((span) => span.start === null)?.end ?? null;
  const day = WEEKDAYS[dayIndex];
  const opens = readTime(start);
  const closes = readTime(end ?? tail);
  return day && opens && closes ? { day, opens, closes } : undefined;
}

/** "9:30 PM" as "21:30". */
function readTime(text: string | null): string | undefined {
  const [, hour, minute, half] = /^(\d{1,2}):(\d\d) ([AP]M)$/.exec(text ?? '') ?? [];
  if (!hour || !minute || Number(hour) > 12) return undefined;
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}
