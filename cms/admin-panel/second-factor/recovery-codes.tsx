'use client';

import styles from './second-factor.module.css';

/** Shown once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <>
      <p>
        Keep these recovery codes somewhere safe. Each one signs you in once without the app. We can’t show
        them again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
