import { region } from '#city';
import { WEEKDAYS, type Weekday } from './opening-hours.ts';

/** TypeScript doesn't know this yet, and neither does Firefox. */
type WeekLocale = Intl.Locale & { getWeekInfo?: () => { readonly firstDay: number } };
const LOCALE: WeekLocale = new Intl.Locale(region.language);
/** The day that the city's weeks begin with: 1 is Monday, 7 is Sunday. */
const firstDay = LOCALE.getWeekInfo?.().firstDay ?? 7;

/** The days of the city's week, in its order. */
export const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(firstDay - 1), ...WEEKDAYS.slice(0, firstDay - 1)];
