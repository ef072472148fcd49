import { zodResolver } from '@hookform/resolvers/zod';
import { REPORT_KINDS, type ReportKind } from '#contract/restaurants';
import { problemReportSchema, type ProblemReport } from '#contract/submissions';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { reasonOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { Receipt } from '../../components/receipt.tsx';
import { useElapsed } from '../../hooks/use-elapsed.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { TrapField } from '../../ui/trap-field.tsx';
import styles from './report-form.module.css';

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
  const elapsed = useElapsed();
  const [receipt, setReceipt] = useState<string | null>(null);
  const [trap, setTrap] = useState('');
  const { register, handleSubmit, formState, setError } = useForm<ProblemReport>({
    resolver: zodResolver(problemReportSchema),
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (report) => {
    try {
      const { message } = await call(fetchApi, 'reportProblem', {
        params: { id: placeId },
        body: { ...report, leaveEmpty: trap, elapsedMs: elapsed() },
      });
      setReceipt(message);
    } catch (error) {
      setError('root', { message: reasonOf(error) });
    }
  });

  if (receipt !== null) return <Receipt message={receipt} />;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <FormField label="What’s wrong?" error={errors.kind?.message}>
        {(control) => (
          <select {...control} {...register('kind')} defaultValue="">
            <option value="">Choose one</option>
            {REPORT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KINDS[kind]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField label="Tell us more" error={errors.text?.message}>
        {(control) => <textarea {...control} {...register('text')} rows={3} maxLength={1000} />}
      </FormField>
      <TrapField name="leaveEmpty" value={trap} onChange={(event) => setTrap(event.target.value)} />
      {errors.root && (
        <p role="alert" className={styles.failure}>
          {errors.root.message}
        </p>
      )}
      <Button type="submit" variant="outline" disabled={isSubmitting}>
        {isSubmitting ? 'Sending …' : 'Send report'}
      </Button>
    </form>
  );
}
