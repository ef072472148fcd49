import styles from './what-happens-next.module.css';

/** What happens after submitting, next to the form. */
export function WhatHappensNext() {
  return (
    <aside aria-labelledby="next" className={styles.next}>
      <h2 id="next" className={styles.title}>
        What happens next
      </h2>
      <ol className={styles.steps}>
        <li>Your tip goes to our data desk and to no one else.</li>
        <li>Someone checks that the place exists and fills in its hours and location.</li>
        <li>We rank it by the same rules as every other place. Nobody can buy a spot.</li>
      </ol>
      <p className={styles.note}>We don’t ask for your name or email, so we can’t write back.</p>
    </aside>
  );
}
