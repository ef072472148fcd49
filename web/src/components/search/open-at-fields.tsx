import { WEEKDAYS, type Weekday } from '#domain/calendar/opening-hours';
import type { OpenAt } from '../../address/search-state.ts';
import { DAY_NAMES } from '#domain/calendar/day-names';
import * as texts from '#texts';
import { timeText } from '../opening/opening-words.ts';
import styles from './open-at-fields.module.css';

interface OpenAtFieldsProps {
  readonly openAt: OpenAt | null;
  /** Absent if a form submits the fields. */
  readonly onChange?: (openAt: OpenAt | null) => void;
}

const HOURS = 24;
/** Default: a Friday evening. */
const USUAL: OpenAt = { day: 'fri', time: '19:00' };
/** The list starts at breakfast; the hours after midnight come last. */
const FIRST_HOUR = 6;
const TIMES = Array.from(
  { length: HOURS },
  (_, index) => `${String((index + FIRST_HOUR) % HOURS).padStart(2, '0')}:00`,
);

const DAYS = WEEKDAYS.map((day) => ({ value: day, label: DAY_NAMES[day] }));
const TIME_CHOICES = TIMES.map((time) => ({ value: time, label: timeText(time) }));

/** Filters by places open at a chosen day and time. */
export function OpenAtFields({ openAt, onChange }: OpenAtFieldsProps) {
  const chosen = openAt ?? USUAL;
  return (
    <div className={styles.fields}>
      <Choice<Weekday>
        label={texts.filters.day()}
        any={texts.filters.anyDay()}
        name="openDay"
        value={openAt?.day ?? ''}
        options={DAYS}
        onChoose={onChange && ((day) => onChange(day === undefined ? null : { ...chosen, day }))}
      />
      <Choice
        label={texts.filters.time()}
        any={texts.filters.anyTime()}
        name="openTime"
        value={openAt?.time ?? ''}
        options={TIME_CHOICES}
        onChoose={onChange && ((time) => onChange(time === undefined ? null : { ...chosen, time }))}
      />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  /** The choice of none. */
  readonly any: string;
  readonly name: string;
  readonly value: T | '';
  readonly options: readonly { readonly value: T; readonly label: string }[];
  /** Called with `undefined` for "any"; absent if a form submits the choice. */
  readonly onChoose: ((value: T | undefined) => void) | undefined;
}

function Choice<T extends string>({ label, any, name, value, options, onChoose }: ChoiceProps<T>) {
  const choose = (text: string) => onChoose?.(options.find((option) => option.value === text)?.value);
  return (
    <label className={styles.field}>
      {label}
      <select
        {...(onChoose
          ? { value, onChange: (event) => choose(event.target.value) }
          : { name, defaultValue: value })}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
