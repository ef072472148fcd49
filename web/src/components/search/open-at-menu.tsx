import { WEEKDAYS, type Weekday } from '#domain/calendar/opening-hours';
import type { OpenAt } from '../../search-state.ts';
import { DAY_NAMES } from '../opening/day-names.ts';
import { openAtText, timeText } from '../opening/open-at-text.ts';
import { FilterPanel } from './filter-panel.tsx';
import styles from './open-at-menu.module.css';

interface OpenAtMenuProps {
  readonly openAt: OpenAt | null;
  readonly onChange: (openAt: OpenAt | null) => void;
  /** "Show 42 restaurants". */
  readonly doneLabel: string;
}

const LABEL = 'Open at…';
const HOURS = 24;
/** Evening, when most people plan for. */
const USUAL: OpenAt = { day: 'fri', time: '19:00' };
/** From breakfast on; the hours after midnight come last. */
const FIRST_HOUR = 6;
const TIMES = Array.from(
  { length: HOURS },
  (_, index) => `${String((index + FIRST_HOUR) % HOURS).padStart(2, '0')}:00`,
);

/** Places that are open at another time than now. */
export function OpenAtMenu({ openAt, onChange, doneLabel }: OpenAtMenuProps) {
  const days = WEEKDAYS.map((day) => ({ value: day, label: DAY_NAMES[day] }));
  const times = TIMES.map((time) => ({ value: time, label: timeText(time) }));
  return (
    <FilterPanel
      id="filter-open-at"
      label={LABEL}
      chosenLabel={openAt && openAtText(openAt)}
      name="openDay"
      doneLabel={doneLabel}
      fields={(isLive) => (
        <div className={styles.fields}>
          <Choice
            label="Day"
            name="openDay"
            value={openAt?.day ?? ''}
            options={days}
            onChoose={
              isLive
                ? (day) => onChange(day === '' ? null : { ...(openAt ?? USUAL), day: day as Weekday })
                : undefined
            }
          />
          <Choice
            label="Time"
            name="openTime"
            value={openAt?.time ?? ''}
            options={times}
            onChoose={
              isLive ? (time) => onChange(time === '' ? null : { ...(openAt ?? USUAL), time }) : undefined
            }
          />
        </div>
      )}
    />
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Absent when a form submits the choice. */
  readonly onChoose: ((value: string) => void) | undefined;
}

function Choice({ label, name, value, options, onChoose }: ChoiceProps) {
  return (
    <label className={styles.field}>
      {label}
      <select
        {...(onChoose
          ? { value, onChange: (event) => onChoose(event.target.value) }
          : { name, defaultValue: value })}
      >
        <option value="">Any {label.toLowerCase()}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
