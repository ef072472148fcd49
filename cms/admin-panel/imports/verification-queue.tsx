'use client';

import { weekdayDate } from '#domain/calendar/date-texts';
import type { StalePlaceView } from '#contract/imports';
import { cityDay } from '#domain/calendar/city-time';
import { callDesk } from '../desk/call-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { DeskTable } from '../desk/desk-table.tsx';
import { Notices } from '../desk/notices.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { useTask } from '../desk/use-task.ts';

/** The button is second, so that a phone at the door of the place shows it. */
const COLUMNS = ['Place', { name: 'Check', look: 'hidden' }, 'Address', 'Phone', 'Last checked'] as const;

export function VerificationQueue() {
  const { desk, problem: lost, refresh } = useDesk('listStalePlaces');
  const { isBusy, problem, said, run } = useTask();
  const check = ({ id, name }: StalePlaceView) =>
    run(async () => {
      await callDesk('verifyPlace', { params: { id } });
      await refresh();
      return `${name} is marked as checked today.`;
    });

  return (
    <section aria-labelledby="verification">
      <h2 id="verification">Verification</h2>
      <p className={shared.hint}>
        The places that have gone unchecked longest come first. Call or stop by, fix what’s wrong, then press
        “Checked today.”
      </p>
      <Notices problem={problem ?? lost} said={said} />
      {desk?.places.length === 0 && <p>No places are published.</p>}
      {desk && desk.places.length > 0 && (
        <DeskTable label="Places to check" columns={COLUMNS}>
          {desk.places.map((place) => (
            <tr key={place.id}>
              <td className={shared.name}>
                <a href={`/cms/collections/restaurants/${place.id}`}>{place.name}</a>
              </td>
              <td className={shared.nowrap}>
                <DeskButton
                  label="Checked today"
                  about={place.name}
                  isOff={isBusy}
                  onPress={() => void check(place)}
                />
              </td>
              <td>{whereOf(place)}</td>
              <td className={shared.nowrap}>
                {place.phone ? (
                  <a href={`tel:${place.phone.replaceAll(/[^\d+]/g, '')}`}>{place.phone}</a>
                ) : (
                  '–'
                )}
              </td>
              <td className={shared.nowrap}>
                {place.lastVerifiedAt ? weekdayDate(cityDay(new Date(place.lastVerifiedAt))) : 'Never'}
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  );
}

/** Omits the neighborhood if the address contains it. */
const whereOf = ({ address, neighborhood }: StalePlaceView) =>
  address.includes(neighborhood) ? address : `${address}, ${neighborhood}`;
