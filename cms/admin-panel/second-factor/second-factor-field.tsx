import type { UIFieldServerProps } from 'payload';
import { OwnSecondFactor } from './own-second-factor.tsx';
import { ProvenStep } from './proven-step.tsx';
import styles from './second-factor.module.css';

/** In a staff member's record: their own second factor, or for an admin a reset for somebody who has lost theirs. */
export function SecondFactorField({ id, user }: UIFieldServerProps) {
  if (!user || id === undefined) return null;
  const isOwn = String(user.id) === String(id);
  return (
    <>
      <section className={styles.steps} aria-labelledby="second-factor">
        <h3 id="second-factor">Second step of the sign-in</h3>
        {isOwn ? (
          <OwnSecondFactor />
        ) : (
          <>
            <p>
              If they’ve lost the app and the recovery codes, reset this. They can then sign in with the
              password alone.
            </p>
            <ProvenStep
              id={Number(id)}
              call="resetSecondFactor"
              label="Reset"
              about="second step"
              done="Reset."
            />
          </>
        )}
      </section>
      {!isOwn && (
        <section className={styles.steps} aria-labelledby="delete-account">
          <h3 id="delete-account">Delete this account</h3>
          <p>It can’t be brought back. What they wrote stays.</p>
          <ProvenStep id={Number(id)} call="deleteStaff" label="Delete" about="account" done="Deleted." />
        </section>
      )}
    </>
  );
}
