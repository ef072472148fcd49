import type { OpeningSpan } from '#contract/restaurants';
import type { SampleCuisine, SampleStyle } from './sample-cuisines.ts';
import { createDice, type Dice } from './seeded-random.ts';

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type Day = (typeof WEEK)[number];

/**
 * Opening hours of one day; a closing time before the opening time runs past midnight, no times mean closed.
 */
type Rhythm = (day: Day) => readonly (readonly [opens: string, closes: string])[];

const isWeekend = (day: Day): boolean => day === 'sat' || day === 'sun';
const isLateDay = (day: Day): boolean => day === 'fri' || day === 'sat';

const dinner: Rhythm = (day) => (day === 'mon' ? [] : [['17:00', isLateDay(day) ? '22:30' : '21:30']]);
const dinnerAndBrunch: Rhythm = (day) => [
  ...(isWeekend(day) ? [['10:00', '14:30'] as const] : []),
  ...dinner(day),
];
const split: Rhythm = (day) => {
  if (day === 'sun') return [];
  if (day === 'sat') return [['17:00', '22:30']];
  return [
    ['11:30', '14:30'],
    ['17:00', isLateDay(day) ? '22:30' : '21:30'],
  ];
};
const allDay: Rhythm = (day) => [['11:00', isLateDay(day) ? '23:00' : '22:00']];
const allDayAndBrunch: Rhythm = (day) => [
  [isWeekend(day) ? '09:30' : '11:00', isLateDay(day) ? '23:00' : '21:30'],
];
const counter: Rhythm = (day) => [day === 'sun' ? ['12:00', '20:00'] : ['10:30', '21:00']];
const weekdayCounter: Rhythm = (day) => (isWeekend(day) ? [] : [['10:00', '16:00']]);
const morning: Rhythm = (day) => [isWeekend(day) ? ['08:00', '15:00'] : ['07:00', '15:30']];
const bakers: Rhythm = (day) => (day === 'mon' || day === 'tue' ? [] : [['06:30', '14:00']]);
const tavern: Rhythm = (day) => [[isWeekend(day) ? '12:00' : '16:00', isLateDay(day) ? '02:00' : '00:00']];
const lateKitchen: Rhythm = (day) => [['17:00', isLateDay(day) ? '03:00' : '01:30']];
const afternoons: Rhythm = (day) => (day === 'mon' ? [] : [['12:00', isLateDay(day) ? '22:00' : '21:00']]);
const shop: Rhythm = (day) => [[day === 'sun' ? '09:00' : '08:00', '20:00']];
const marketDay: Rhythm = (day) => (day === 'sat' ? [['07:00', '12:00']] : []);

/**
 * Hours that fit the cuisine and the tags: late-night places stay open past midnight, brunch places open on weekend
 * mornings, and kosher kitchens close for the Sabbath.
 */
export function throwHours(dice: Dice, cuisine: SampleCuisine, tags: readonly string[]): OpeningSpan[] {
  const chosen = chooseRhythm(dice, cuisine, tags);
  const rhythm = tags.includes('kosher') ? keepSabbath(chosen) : chosen;
  const later = dice.chance(0.25) ? 30 : 0;
  return WEEK.flatMap((day) =>
    rhythm(day).map(([opens, closes]) => ({ day, opens: shift(opens, later), closes })),
  );
}

/** Every late-night place has hours; derived from its id, so that the dice rolls of other fields don't change. */
export function lateHours(
  id: number,
  cuisine: SampleCuisine,
  tags: readonly string[],
): { readonly openingHours?: OpeningSpan[] } {
  return tags.includes('late night') ? { openingHours: throwHours(createDice(id), cuisine, tags) } : {};
}

function chooseRhythm(dice: Dice, { name, style }: SampleCuisine, tags: readonly string[]): Rhythm {
  if (name === "Farmers' Market") return marketDay;
  if (tags.includes('late night')) return style === 'bar' ? dice.pick([tavern, lateKitchen]) : lateKitchen;
  if (tags.includes('brunch')) return brunchRhythm(style);
  switch (style) {
    case 'dining':
      return dice.pick([dinner, dinner, split]);
    case 'casual':
      return dice.pick([allDay, allDay, allDayAndBrunch, split]);
    case 'counter':
      return dice.pick([counter, counter, counter, weekdayCounter]);
    case 'morning':
      return dice.pick([morning, morning, bakers]);
    case 'bar':
      return tavern;
    case 'sweet':
      return afternoons;
    case 'shop':
    case 'venue':
      return shop;
  }
}

function brunchRhythm(style: SampleStyle): Rhythm {
  if (style === 'dining') return dinnerAndBrunch;
  return style === 'morning' ? morning : allDayAndBrunch;
}

function shift(time: string, minutes: number): string {
  const [hours = 0, past = 0] = time.split(':').map(Number);
  const total = hours * 60 + past + minutes;
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const SABBATH_NEARS = '15:00';

/** Closed from Friday afternoon to Sunday, which then has the hours of a weekday. */
function keepSabbath(rhythm: Rhythm): Rhythm {
  return (day) => {
    if (day === 'sat') return [];
    if (day === 'sun') return rhythm('thu');
    if (day !== 'fri') return rhythm(day);
    return rhythm('fri')
      .filter(([opens]) => opens < SABBATH_NEARS)
      .map(([opens, closes]) => [opens, closes < SABBATH_NEARS && closes > opens ? closes : SABBATH_NEARS]);
  };
}
