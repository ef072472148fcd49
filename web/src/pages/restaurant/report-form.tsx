import { REPORT_KINDS, type ReportKind } from '#contract/restaurants';
import { problemReportSchema } from '#contract/submissions';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { Receipt } from '../../components/receipt.tsx';
import { SiteForm } from '../../components/site-form.tsx';
import { useSiteForm } from '../../components/use-site-form.ts';
import { Field } from '../../ui/field.tsx';
import { TrapField } from '../../ui/trap-field.tsx';

export interface ReportFormProps {
  readonly placeId: number;
}

const KINDS: Record<ReportKind, string> = {
  closed: 'It has closed',
  hours: 'The hours are wrong',
  contact: 'The phone, website or menu is wrong',
  location: 'The address or the map is wrong',
  duplicate: 'It’s listed twice',
  other: 'Something else',
};

/** Reports wrong data to the data desk: a category and a short text (decisions §5). */
export function ReportForm({ placeId }: ReportFormProps) {
  const { fetchApi } = useApp();
  const [receipt, setReceipt] = useState<string | null>(null);
  const form = useSiteForm({
    schema: problemReportSchema,
    async send(report, { guard }) {
      const body = { ...report, ...guard };
      const { message } = await call(fetchApi, 'reportProblem', { params: { id: placeId }, body });
      setReceipt(message);
    },
  });

  if (receipt !== null) return <Receipt message={receipt} />;
  return (
    <SiteForm form={form} variant="outline" submitLabel="Send report" busyLabel="Sending …">
      <Field form={form} name="kind" label="What’s wrong?" as="select" defaultValue="">
        <option value="">Choose one</option>
        {REPORT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KINDS[kind]}
          </option>
        ))}
      </Field>
      <Field form={form} name="text" label="Tell us more" as="textarea" rows={3} maxLength={1000} />
      <TrapField />
    </SiteForm>
  );
}
