import clsx from 'clsx';
import { FormField } from '../../ui/form-field.tsx';
import { PRESETS, withRange, type RangeState } from './range-state.ts';
import styles from './range-bar.module.css';

interface RangeBarProps {
  readonly state: RangeState;
  readonly params: URLSearchParams;
  readonly onParams: (params: URLSearchParams) => void;
}

const CHOICES = [{ key: 'all', label: 'All time' }, ...PRESETS];

/** The dashboard's date range; kept in the address, so that it can be shared. */
export function RangeBar({ state, params, onParams }: RangeBarProps) {
  const { choice, range, fault } = state;
  // As typed, even if the combination is invalid.
  const given = { from: range.from ?? params.get('from') ?? '', to: range.to ?? params.get('to') ?? '' };
  const setDays = (days: typeof given) => onParams(withRange(params, days));
  return (
    <fieldset className={styles.bar}>
      <legend className={styles.legend}>Days</legend>
      <div className={styles.presets}>
        {CHOICES.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            aria-pressed={choice === key}
            className={clsx(styles.preset, choice === key && styles.chosen)}
            onClick={() => onParams(withRange(params, key === 'all' ? {} : { range: key }))}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.days}>
        <FormField label="From">
          {(control) => (
            <input
              {...control}
              type="date"
              value={given.from}
              onChange={({ target }) => setDays({ ...given, from: target.value })}
            />
          )}
        </FormField>
        <FormField label="To" error={fault}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={given.to}
              onChange={({ target }) => setDays({ ...given, to: target.value })}
            />
          )}
        </FormField>
      </div>
    </fieldset>
  );
}
