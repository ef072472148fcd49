import { momentText, weekdayDate } from '#domain/calendar/date-texts';
import type { DateFieldServerProps, TextFieldServerProps } from 'payload';

/** Read-only field for a day stored as `2026-11-24`. */
export const DayField = (props: TextFieldServerProps) => <ReadOnly {...props} write={weekdayDate} />;

/** Read-only field for a moment that the site wrote, in the city's time; Payload's is in the computer's. */
export const MomentField = (props: DateFieldServerProps) => <ReadOnly {...props} write={momentText} />;

type ReadOnlyProps = (TextFieldServerProps | DateFieldServerProps) & { write: (stored: string) => string };

function ReadOnly({ data, clientField: { label, name }, write }: ReadOnlyProps) {
  const value: unknown = data[name];
  return (
    <div className="field-type" style={{ flex: '1 1 0' }}>
      <p className="field-label">{typeof label === 'string' ? label : null}</p>
      <p>{typeof value === 'string' && value !== '' ? write(value) : 'Not given'}</p>
    </div>
  );
}
