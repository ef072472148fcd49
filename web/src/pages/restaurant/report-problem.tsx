import { useState, type ReactNode } from 'react';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { NoScript } from '../../ui/no-script.tsx';
import type { ReportFormProps } from './report-form.tsx';
import styles from './report-problem.module.css';

interface ReportProblemProps extends ReportFormProps {
  readonly children: ReactNode;
}

/** A question that opens a form for the data desk, which is loaded then. */
export function ReportProblem({ children, ...report }: ReportProblemProps) {
  const [Form, fetchForm] = useLoaded(async () => (await import('./report-form.tsx')).ReportForm);
  const [isFailed, setFailed] = useState(false);

  function open(): void {
    setFailed(false);
    fetchForm().catch(() => setFailed(true));
  }

  return (
    <details className={styles.report} onToggle={(event) => event.currentTarget.open && open()}>
      <summary className={styles.summary}>{children}</summary>
      <div className={styles.body}>
        <NoScript>You’ll need JavaScript to send a report.</NoScript>
        {isFailed && <p role="alert">We couldn’t load the form. Close this and open it again.</p>}
        {Form && <Form {...report} />}
      </div>
    </details>
  );
}
