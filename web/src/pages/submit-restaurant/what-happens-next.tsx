import styles from './what-happens-next.module.css';

/** What to expect after sending, beside the form. */
export function WhatHappensNext() {
  return (
    <aside aria-labelledby="next" className={styles.next}>
      <h2 id="next" className={styles.title}>
        What happens next
      </h2>
      <ol className={styles.steps}>
        <li>Your proposal goes to our data desk and is shown to nobody else.</li>
        <li>Somebody checks that the place exists, and fills in hours and coordinates.</li>
        <li>It follows the same rules as every other place. Nobody can buy a spot.</li>
      </ol>
      <p className={styles.note}>We ask for no name and no e-mail address, so we cannot write back.</p>
    </aside>
  );
}
