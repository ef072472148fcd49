import type { UIFieldServerProps } from 'payload';
import { OwnSecondFactor } from './own-second-factor.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';
import styles from './second-factor.module.css';

/** In a staff member's record: their own second factor, or a reset for somebody who has lost theirs. */
export function SecondFactorField({ id, user }: UIFieldServerProps) {
  if (!user || id === undefined) return null;
  return (
    <section className={styles.steps} aria-labelledby="second-factor">
      <h3 id="second-factor">Second step of the sign-in</h3>
      {String(user.id) === String(id) ? <OwnSecondFactor /> : <ResetSecondFactor id={Number(id)} />}
    </section>
  );
}
