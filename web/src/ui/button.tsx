import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { Link } from './link.tsx';

export type ButtonVariant = 'solid' | 'outline' | 'quiet';

interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'regular' | 'small' | undefined;
}

/** Button classes, for elements that cannot use the components below. */
export function buttonClass({ variant = 'solid', size = 'regular' }: ButtonLook, className?: string): string {
  return clsx(styles.button, styles[variant], size === 'small' && styles.small, className);
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} />;
}

interface ButtonLinkProps extends ButtonLook {
  /** A path on this site, or an external URL (http, tel), which bypasses the router. */
  readonly to: string;
  readonly children: ReactNode;
  readonly newTab?: boolean;
  readonly className?: string | undefined;
}

export function ButtonLink({ to, variant, size, newTab = false, className, children }: ButtonLinkProps) {
  const look = buttonClass({ variant, size }, className);
  if (to.startsWith('/') && !newTab) {
    return (
      <Link to={to} className={look}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} className={look} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}
