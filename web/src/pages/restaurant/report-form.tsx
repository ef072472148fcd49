import { REPORT_KINDS, type ReportKind } from '#contract/restaurants';
import { problemReportSchema } from '#contract/submissions';
import * as texts from '#texts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Receipt } from '../../components/receipt.tsx';
import { SiteForm } from '../../components/site-form.tsx';
import { useSiteForm } from '../../components/use-site-form.ts';
import { Field } from '../../ui/field.tsx';
import { TrapField } from '../../ui/trap-field.tsx';

export interface ReportFormProps {
  readonly placeId: number;
  /** What it is about; asked if not given. */
  readonly kind?: ReportKind;
}

/** Reports wrong data to the data desk: a category and a short text (decisions §5). */
export function ReportForm({ placeId, kind }: ReportFormProps) {
  const [receipt, setReceipt] = useState<string | null>(null);
  const form = useSiteForm({
    schema: problemReportSchema,
    ...(kind && { defaultValues: { kind } }),
    async send(report, { guard }) {
      const body = { ...report, ...guard };
      const { message } = await call('reportProblem', { params: { id: placeId }, body });
      setReceipt(message);
    },
  });

  if (receipt !== null) return <Receipt message={receipt} />;
  return (
    <SiteForm
      form={form}
      variant="outline"
      submitLabel={texts.report.send()}
      busyLabel={texts.words.sending()}
    >
      {kind === undefined && (
        <Field form={form} name="kind" label={texts.report.what()} as="select" defaultValue="">
          <option value="">{texts.report.choose()}</option>
          {REPORT_KINDS.map((one) => (
            <option key={one} value={one}>
              {texts.report.kinds[one]()}
            </option>
          ))}
        </Field>
      )}
      <Field
        form={form}
        name="text"
        label={kind === undefined ? texts.report.more() : texts.report.known()}
        as="textarea"
        rows={3}
        maxLength={1000}
      />
      <TrapField />
    </SiteForm>
  );
}
