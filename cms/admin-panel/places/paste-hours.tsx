'use client';

import { DAY_NAMES } from '#domain/calendar/day-names';
import { hoursText } from '#domain/calendar/hours-shapes';
import { WEEK } from '#domain/calendar/month-weeks';
import { readHours, type ReadWeek } from '#domain/calendar/read-hours';
import { dayText } from '#domain/calendar/week-text';
import { useState } from 'react';
import { DeskButton } from '../desk/desk-button.tsx';
import styles from './places.module.css';

/** Reads hours pasted from a website, a map or a message, and shows them before they are used. */
export function PasteHours({ onRead }: { onRead: (days: ReadWeek['days']) => void }) {
  const [text, setText] = useState('');
  const { days, unread, aside } = readHours(hoursText(text));
  const isBlank = text.trim() === '';
  const use = () => {
    onRead(days);
    setText('');
  };
  return (
    <div className={styles.paste}>
      <label>
        Paste hours
        <textarea
          rows={2}
          value={text}
          placeholder="Mon-Fri 11-10, Sat 10-1am"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {!isBlank && (
        <div role="status">
          <dl className={styles.read}>
            {WEEK.map((day) => (
              <div key={day}>
                <dt>{DAY_NAMES[day]}</dt>
                <dd>{days[day] ? dayText(days[day]) : 'not said, so it stays as it is'}</dd>
              </div>
            ))}
          </dl>
          {unread.length > 0 && <p className={styles.unread}>We don’t understand “{unread.join('”, “')}.”</p>}
          {aside.length > 0 && (
            <p className={styles.hint}>Add what it says of holidays below: “{aside.join('”, “')}.”</p>
          )}
          <DeskButton label="Use these hours" isOff={Object.keys(days).length === 0} onPress={use} />
        </div>
      )}
    </div>
  );
}
