import { useId, type ReactNode } from 'react';
import styles from './account-section.module.css';

interface AccountSectionProps {
  readonly title: string;
  /** Its purpose, in a sentence or two. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A section of the account page: the explanation next to its controls. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.controls}>{children}</div>
    </section>
  );
}
