import { weekdayDate } from '#domain/calendar/date-texts';
import type { TextFieldServerProps } from 'payload';

/** Read-only field for a day stored as `2026-11-24`. */
export function DayField({ data, clientField: { label, name } }: TextFieldServerProps) {
  const day: unknown = data[name];
  return (
    <div className="field-type" style={{ flex: '1 1 0' }}>
      <p className="field-label">{typeof label === 'string' ? label : null}</p>
      <p>{typeof day === 'string' && day !== '' ? weekdayDate(day) : 'Not given'}</p>
    </div>
  );
}
