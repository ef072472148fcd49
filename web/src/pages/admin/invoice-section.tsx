import { cityDay } from '#domain/calendar/city-time';
import { shiftMonth } from '#domain/calendar/month-weeks';
import { useState } from 'react';
import { callPath } from '../../api/call.ts';
import { FormField } from '../../ui/form-field.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './campaign-section.module.css';
import { TableTools } from './table-tools.tsx';

const MONTH = /^2\d{3}-(0[1-9]|1[0-2])$/;

/** The lines for the invoices of a month; first, of the last full one. */
export function InvoiceSection() {
  const [month, setMonth] = useState(() => shiftMonth(cityDay(new Date()).slice(0, 7), -1));
  return (
    <section aria-labelledby="invoices">
      <SectionHeading id="invoices">Invoices</SectionHeading>
      <div className={styles.month}>
        <FormField label="Month" error={MONTH.test(month) ? undefined : 'Write the month like 2026-11.'}>
          {(control) => (
            <input
              {...control}
              type="month"
              value={month}
              onChange={({ target }) => setMonth(target.value)}
            />
          )}
        </FormField>
      </div>
      {MONTH.test(month) && (
        <TableTools
          note="A line for each campaign. A fixed price is due in the month when the campaign begins, the others for what was counted in the month."
          csvPath={callPath('downloadInvoiceLines', { query: { month } })}
          of="Invoices"
        />
      )}
    </section>
  );
}
