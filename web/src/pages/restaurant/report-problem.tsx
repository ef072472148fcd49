import { useState } from 'react';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { NoScript } from '../../ui/no-script.tsx';
import type { ReportFormProps } from './report-form.tsx';
import styles from './report-problem.module.css';

/** "Report a problem", collapsed; its form is loaded when opened. */
export function ReportProblem({ placeId }: ReportFormProps) {
  const [Form, fetchForm] = useLoaded(async () => (await import('./report-form.tsx')).ReportForm);
  const [isFailed, setFailed] = useState(false);

  function open(): void {
    setFailed(false);
    fetchForm().catch(() => setFailed(true));
  }

  return (
    <details className={styles.report} onToggle={(event) => event.currentTarget.open && open()}>
      <summary className={styles.summary}>Report a problem</summary>
      <div className={styles.body}>
        <NoScript>You’ll need JavaScript to send a report.</NoScript>
        {isFailed && <p role="alert">We couldn’t load the form. Close this and open it again.</p>}
        {Form && <Form placeId={placeId} />}
      </div>
    </details>
  );
}
