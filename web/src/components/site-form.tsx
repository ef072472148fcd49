import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useIsHydrated } from '../hooks/use-is-hydrated.ts';
import { Button, type ButtonVariant } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './site-form.module.css';
import type { useSiteForm } from './use-site-form.ts';

interface SiteFormProps {
  readonly form: Pick<ReturnType<typeof useSiteForm>, 'errors' | 'isSubmitting' | 'submit'>;
  readonly submitLabel: string;
  readonly busyLabel?: string;
  readonly variant?: ButtonVariant;
  /** Beside the button that sends. */
  readonly more?: ReactNode;
  /** Without JavaScript a POST keeps what was typed out of the address. */
  readonly action?: string;
  readonly labelledBy?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of every form of `useSiteForm`: fields, failure and buttons. */
export function SiteForm({
  form: { errors, isSubmitting, submit },
  submitLabel,
  busyLabel = submitLabel,
  variant,
  more,
  action,
  labelledBy,
  className,
  children,
}: SiteFormProps) {
  const isHydrated = useIsHydrated();
  return (
    <form
      method="post"
      action={action}
      aria-labelledby={labelledBy}
      noValidate
      className={clsx(styles.form, className)}
      onSubmit={submit}
    >
      {children}
      {errors.root && (
        <p role="alert" className={styles.failure}>
          {errors.root.message}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant={variant}
          disabled={!isHydrated || isSubmitting}
          aria-busy={isSubmitting}
        >
          {isSubmitting && <Spinner />}
          {isSubmitting ? busyLabel : submitLabel}
        </Button>
        {more}
      </div>
    </form>
  );
}
