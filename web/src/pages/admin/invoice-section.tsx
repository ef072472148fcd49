import { cityDay } from '#domain/calendar/city-time';
import { shiftMonth } from '#domain/calendar/month-weeks';
import { useState } from 'react';
import { callPath } from '../../api/call.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { isMonth, MonthField } from './month-field.tsx';
import { TableTools } from './table-tools.tsx';

/** The lines for the invoices of a month; first, of the last full one. */
export function InvoiceSection() {
  const [month, setMonth] = useState(() => shiftMonth(cityDay(new Date()).slice(0, 7), -1));
  return (
    <section aria-labelledby="invoices">
      <SectionHeading id="invoices">Invoices</SectionHeading>
      <MonthField label="Month" month={month} onMonth={setMonth} />
      {isMonth(month) && (
        <TableTools
          note="A line for each campaign. A fixed price is due in the month when the campaign begins, the others for what was counted in the month."
          csvPath={callPath('downloadInvoiceLines', { query: { month } })}
          of="Invoices"
        />
      )}
    </section>
  );
}
