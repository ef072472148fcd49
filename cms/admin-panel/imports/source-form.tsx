'use client';

import CITY from '#city/region.json' with { type: 'json' };
import type { SourceSettings } from '#contract/import-sources';
import { READING_DAYS } from '#domain/imports/reading-times';
import { useState } from 'react';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import styles from './imports.module.css';

interface SourceFormProps {
  first: SourceSettings;
  maps: readonly string[];
  inbox: string;
  isBusy: boolean;
  onSave: (settings: SourceSettings) => void;
  onCancel: () => void;
}

const DAYS: Record<SourceSettings['readingDay'], string> = {
  daily: 'Every day',
  mon: 'Mondays',
  tue: 'Tuesdays',
  wed: 'Wednesdays',
  thu: 'Thursdays',
  fri: 'Fridays',
  sat: 'Saturdays',
  sun: 'Sundays',
};
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Settings of a source: location, schedule, and what may be stored without review. */
export function SourceForm({ first, maps, inbox, isBusy, onSave, onCancel }: SourceFormProps) {
  const [settings, setSettings] = useState(first);
  const set = (changed: Partial<SourceSettings>) => setSettings({ ...settings, ...changed });
  const { name, location, mapName } = settings;
  return (
    <>
      <fieldset className={styles.basics}>
        <legend>{first.name || 'New source'}</legend>
        <label className={styles.field}>
          Name
          <input value={name} maxLength={60} onChange={({ target }) => set({ name: target.value })} />
        </label>
        <WhereFields settings={settings} inbox={inbox} set={set} />
        <label className={styles.field}>
          Map: how columns become fields
          <select value={mapName} onChange={({ target }) => set({ mapName: target.value })}>
            <option value="">Choose a map</option>
            {maps.map((map) => (
              <option key={map}>{map}</option>
            ))}
          </select>
        </label>
        <WhenFields settings={settings} set={set} />
        <TermFields settings={settings} set={set} />
      </fieldset>
      <div className={shared.actions}>
        <DeskButton
          label="Save the source"
          look="primary"
          size="medium"
          isOff={isBusy || name.trim().length < 2 || location.trim() === '' || mapName === ''}
          onPress={() => onSave({ ...settings, name: name.trim(), location: location.trim() })}
        />
        <DeskButton label="Cancel" size="medium" onPress={onCancel} />
      </div>
    </>
  );
}

interface FieldsProps {
  settings: SourceSettings;
  set: (changed: Partial<SourceSettings>) => void;
}

function WhereFields({ settings: { kind, location }, set, inbox }: FieldsProps & { inbox: string }) {
  return (
    <>
      <label className={styles.field}>
        Where the file is
        <select
          value={kind}
          onChange={({ target }) => set({ kind: target.value === 'folder' ? 'folder' : 'url', location: '' })}
        >
          <option value="url">At a web address</option>
          <option value="folder">In a folder on the server</option>
        </select>
      </label>
      <label className={styles.field}>
        {kind === 'url' ? 'Web address of the file' : `Folder below ${inbox} (its newest file is read)`}
        <input
          value={location}
          placeholder={kind === 'url' ? 'https://' : ''}
          onChange={({ target }) => set({ location: target.value })}
        />
      </label>
    </>
  );
}

function WhenFields({ settings: { readingDay, readingHour }, set }: FieldsProps) {
  return (
    <>
      <label className={styles.field}>
        Read on
        <select
          value={readingDay}
          onChange={({ target }) =>
            set({ readingDay: READING_DAYS.find((day) => day === target.value) ?? 'daily' })
          }
        >
          {READING_DAYS.map((day) => (
            <option key={day} value={day}>
              {DAYS[day]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        Time, in {CITY.name}
        <select value={readingHour} onChange={({ target }) => set({ readingHour: Number(target.value) })}>
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {hour % 12 || 12} {hour < 12 ? 'AM' : 'PM'}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

function TermFields({ settings: { fillBlanks, commitsAlone, mostChanges, isPaused }, set }: FieldsProps) {
  const check = (label: string, isOn: boolean, change: (isOn: boolean) => Partial<SourceSettings>) => (
    <label className={styles.choice}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => set(change(target.checked))} />
      {label}
    </label>
  );
  return (
    <>
      <label className={styles.field}>
        New and changed places to commit automatically, at most
        <input
          type="number"
          min={0}
          max={100_000}
          disabled={!commitsAlone}
          value={mostChanges}
          onChange={({ target }) => set({ mostChanges: Math.trunc(Number(target.value)) })}
        />
      </label>
      <div className={styles.checks}>
        {check('Commit automatically when nothing looks wrong', commitsAlone, (isOn) => ({
          commitsAlone: isOn,
        }))}
        {check('Fill in blanks only', fillBlanks, (isOn) => ({ fillBlanks: isOn }))}
        {check('Paused', isPaused, (isOn) => ({ isPaused: isOn }))}
      </div>
    </>
  );
}
