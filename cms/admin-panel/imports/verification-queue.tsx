'use client';

import { useCallback, useEffect, useState } from 'react';
import { call, type ShownPlace } from './call-imports.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import styles from './imports.module.css';
import { useTask } from '../desk/use-task.ts';

/** Places that nobody has checked for the longest time. */
export function VerificationQueue() {
  const [places, setPlaces] = useState<ShownPlace[] | null>(null);
  const [said, setSaid] = useState('');
  const { isBusy, problem, run } = useTask();

  const load = useCallback(
    async () => setPlaces((await call<{ places: ShownPlace[] }>('GET', '/verification')).places),
    [],
  );
  useEffect(() => {
    void run(load);
  }, [run, load]);
  const check = ({ id, name }: ShownPlace) =>
    run(async () => {
      await call('POST', `/verification/${id}`);
      setSaid(`${name} is checked today.`);
      await load();
    });

  return (
    <section aria-labelledby="verification">
      <h2 id="verification">Verification</h2>
      <p className={styles.hint}>
        The longest unchecked first. Ring up or look, mend what is wrong, and note that you did.
      </p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {places?.length === 0 && <p>No place is published.</p>}
      {places && places.length > 0 && (
        <div className={styles.scroll} role="region" aria-label="Places to check">
          <table className={styles.table}>
            <thead>
              <tr>
                {['Place', 'Address', 'Phone', 'Last checked', ''].map((name) => (
                  <th key={name} scope="col">
                    {name || <span className={styles.hidden}>Check</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {places.map((place) => (
                <tr key={place.id}>
                  <td className={styles.name}>
                    <a href={`/cms/collections/restaurants/${place.id}`}>{place.name}</a>
                  </td>
                  <td>
                    {place.address}, {place.neighborhood}
                  </td>
                  <td className={styles.nowrap}>
                    {place.phone ? (
                      <a href={`tel:${place.phone.replaceAll(/[^\d+]/g, '')}`}>{place.phone}</a>
                    ) : (
                      '–'
                    )}
                  </td>
                  <td className={styles.nowrap}>
                    {place.lastVerifiedAt
                      ? new Date(place.lastVerifiedAt).toLocaleDateString('en-US', { dateStyle: 'medium' })
                      : 'Never'}
                  </td>
                  <td>
                    <DeskButton
                      label="Checked today"
                      about={place.name}
                      isOff={isBusy}
                      onPress={() => void check(place)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
