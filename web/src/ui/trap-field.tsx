import styles from './visually-hidden.module.css';

/** A honeypot: hidden from people, but bots fill in any named field. */
export function TrapField() {
  return (
    <div className={styles.hidden} aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name="leaveEmpty" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** What shows the server that a person sent a form (cms/contract/form-guard.ts). */
export interface FormGuard {
  readonly leaveEmpty: string;
  readonly elapsedMs: number;
}

/** Measured from page load: with autofill, the form itself may take no time. */
export function guardOf(form: HTMLFormElement): FormGuard {
  const trap = new FormData(form).get('leaveEmpty');
  return { leaveEmpty: typeof trap === 'string' ? trap : '', elapsedMs: Math.ceil(performance.now()) };
}
