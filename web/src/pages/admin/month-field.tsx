import { monthSchema } from '#contract/ad-numbers';
import { FormField } from '../../ui/form-field.tsx';
import styles from './campaign-section.module.css';

interface MonthFieldProps {
  readonly label: string;
  readonly month: string;
  readonly onMonth: (month: string) => void;
}

export const isMonth = (text: string): boolean => monthSchema.safeParse(text).success;

export function MonthField({ label, month, onMonth }: MonthFieldProps) {
  return (
    <div className={styles.month}>
      <FormField label={label} error={monthSchema.safeParse(month).error?.issues[0]?.message}>
        {(control) => (
          <input {...control} type="month" value={month} onChange={({ target }) => onMonth(target.value)} />
        )}
      </FormField>
    </div>
  );
}
