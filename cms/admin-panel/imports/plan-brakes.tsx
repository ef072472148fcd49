'use client';

import type { Brake, BrakeName } from '#domain/imports/brakes';
import styles from './imports.module.css';

interface PlanBrakesProps {
  brakes: readonly Brake[];
  accepted: readonly BrakeName[];
  onAccept: (accepted: BrakeName[]) => void;
}

const QUESTIONS: Record<BrakeName, string> = {
  position: 'These places belong in the directory; go on anyway',
  'new-names': 'These cuisines and neighborhoods belong in the directory; go on anyway',
  change: 'These changes are right; go on anyway',
  elsewhere: 'The places are ours; go on anyway',
  closed: 'These places are closed; go on anyway',
  spelling: 'These names are new; go on anyway',
  undated: 'It’s newer than what we have; go on anyway',
  'less-exact': 'What we know stays; go on anyway',
};

/** Reasons why the whole file may be wrong; each must be accepted before the plan can be committed. */
export function PlanBrakes({ brakes, accepted, onAccept }: PlanBrakesProps) {
  const names = [...new Set(brakes.map(({ name }) => name))];
  return (
    <section className={styles.brakes} aria-labelledby="brakes">
      <h3 id="brakes">Is this the right file?</h3>
      {names.map((name) => (
        <div key={name}>
          {brakes
            .filter((brake) => brake.name === name)
            .map(({ message }) => (
              <p key={message}>{message}</p>
            ))}
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={accepted.includes(name)}
              onChange={({ target }) =>
                onAccept(target.checked ? [...accepted, name] : accepted.filter((other) => other !== name))
              }
            />
            {QUESTIONS[name]}
          </label>
        </div>
      ))}
    </section>
  );
}
