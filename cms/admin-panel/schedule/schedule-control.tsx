'use client';

import { region } from '#city';
import type { ScheduleEntry } from '#contract/schedule-desk';
import { dateAfter } from '#domain/calendar/calendar-date';
import { cityMoment } from '#domain/calendar/city-time';
import { clockText, dueText, weekdayName, zoneName } from '#domain/calendar/date-texts';
import { minutesOfDay } from '#domain/calendar/opening-hours';
import { Drawer, toast, useDocumentInfo, useDocumentTitle, useFormModified, useModal } from '@payloadcms/ui';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { callDesk, sentenceOf } from '../desk/call-desk.ts';
import { ClockInput } from '../desk/clock-input.tsx';
import { DeskButton } from '../desk/desk-button.tsx';
import { LabeledInput } from '../desk/labeled-input.tsx';
import { Notices } from '../desk/notices.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { useTask } from '../desk/use-task.ts';
import styles from './schedule.module.css';

const DRAWER = 'schedule';
const POLL_MS = 10_000;
/** From today. */
const COMING_DAYS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const NEAR_DAYS: readonly (string | undefined)[] = ['Today', 'Tomorrow'];

/** What is due for the open document, and the way to change it: beside its Publish button. */
export function ScheduleControl() {
  const { collectionSlug, globalSlug, id, unpublishedVersionCount } = useDocumentInfo();
  const isModified = useFormModified();
  const { openModal, closeModal, isModalOpen } = useModal();
  const { desk: schedule, refresh } = useDesk('getSchedule', { everyMs: POLL_MS });
  // Publishing takes off what was scheduled, as somebody else may.
  const isPublished = unpublishedVersionCount === 0;
  useEffect(() => {
    if (isPublished) void refresh();
  }, [refresh, isPublished]);
  if ((!globalSlug && id === undefined) || !schedule) return null;

  const path = globalSlug ? `/cms/globals/${globalSlug}` : `/cms/collections/${collectionSlug}/${id}`;
  const entries = schedule.entries.filter((entry) => entry.path === path);
  const [next] = entries;
  // A global is saved by hand and always there: without a saved draft, nothing could happen later.
  if (globalSlug && !next && (isPublished || isModified)) return null;
  return (
    <div className={next ? styles.scheduled : undefined}>
      <DeskButton label={next ? dueText(next) : 'Schedule'} size="medium" onPress={() => openModal(DRAWER)} />
      {isModalOpen(DRAWER) && (
        <ScheduleDrawer
          entries={entries}
          today={schedule.today}
          onChange={refresh}
          onDone={() => closeModal(DRAWER)}
        />
      )}
    </div>
  );
}

interface ScheduleDrawerProps {
  readonly entries: readonly ScheduleEntry[];
  readonly today: string;
  readonly onChange: () => Promise<void>;
  readonly onDone: () => void;
}

function ScheduleDrawer({ entries, today, onChange, onDone }: ScheduleDrawerProps) {
  const { globalSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const isLive = hasPublishedDoc && unpublishedVersionCount === 0;
  const cancel = (entry: ScheduleEntry) =>
    void callDesk('cancelScheduled', { params: { id: entry.id } })
      .then(onChange)
      .catch((error: unknown) => toast.error(sentenceOf(error)));

  return (
    <Drawer slug={DRAWER} title={`Schedule “${title}”`}>
      {entries.map((entry) => (
        <p key={entry.id} className={styles.due}>
          {dueText(entry)} <DeskButton label="Cancel" about={dueText(entry)} onPress={() => cancel(entry)} />
        </p>
      ))}
      <ScheduleForm today={today} onDone={() => onChange().then(onDone)}>
        {hasPublishedDoc && !globalSlug && (
          // Anew when the story has gone live meanwhile: an input keeps what was chosen by default before.
          <WhatHappens key={String(isLive)} isLive={isLive} />
        )}
      </ScheduleForm>
    </Drawer>
  );
}

interface ScheduleFormProps {
  readonly today: string;
  readonly isOff?: boolean;
  readonly onDone: () => Promise<void>;
  /** Asks for the action; without it, the document goes live. */
  readonly children?: ReactNode;
}

/** Schedules the open document for a day and time of the city. */
export function ScheduleForm({ today, isOff = false, onDone, children }: ScheduleFormProps) {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { isBusy, problem, run } = useTask();
  const [time, setTime] = useState('08:00');

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React passes events of the drawer to the document's form, which would be saved.
    event.stopPropagation();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const { action = 'publish', day } = Object.fromEntries(new FormData(event.currentTarget, submitter));
    void run(async () => {
      const doc = { collection: globalSlug ?? collectionSlug, id: globalSlug ? 1 : id };
      await callDesk('scheduleChange', { body: { ...doc, action, day, time } as never });
      await onDone();
    });
  };
  return (
    <form onSubmit={save} className={styles.form}>
      {children}
      <TimeField value={time} onChange={setTime} />
      <DayInput today={today} />
      <Notices problem={problem} />
      <DeskButton label="Schedule it" look="primary" size="medium" isOff={isBusy || isOff} />
      <ComingDays today={today} time={time} isOff={isBusy || isOff} />
    </form>
  );
}

/** From tomorrow on by default: the usual time of today has mostly passed. */
function DayInput({ today }: { today: string }) {
  return (
    <LabeledInput
      label="Day"
      type="date"
      name="day"
      min={today}
      defaultValue={dateAfter(today, 1)}
      required
    />
  );
}

function WhatHappens({ isLive }: { isLive: boolean }) {
  return (
    <fieldset>
      <legend className="field-label">What happens then</legend>
      <label>
        <input type="radio" name="action" value="publish" defaultChecked={!isLive} /> It goes live
      </label>
      <label>
        <input type="radio" name="action" value="unpublish" defaultChecked={isLive} /> It comes down
      </label>
    </fieldset>
  );
}

interface TimeFieldProps {
  readonly value: string;
  readonly onChange: (time: string) => void;
}

function TimeField(props: TimeFieldProps) {
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor="schedule-time">
        Time in {region.name}
      </label>
      <ClockInput id="schedule-time" {...props} required />
      <p className="field-description">{zoneName()}, wherever your computer is.</p>
    </div>
  );
}

interface ComingDaysProps {
  readonly today: string;
  readonly time: string;
  readonly isOff: boolean;
}

/** Schedules at once, without a day to type: buttons that submit the form with their day; today, if that time comes. */
function ComingDays({ today, time, isOff }: ComingDaysProps) {
  const [now] = useState(() => cityMoment(new Date()).minutes);
  const hasPassed = minutesOfDay(time) <= now;
  return (
    <fieldset className={styles.days}>
      <legend className="field-label">Or in one press</legend>
      {COMING_DAYS.slice(hasPassed ? 1 : 0, hasPassed ? undefined : -1).map((days) => {
        const day = dateAfter(today, days);
        const name = NEAR_DAYS[days] ?? weekdayName(day);
        return (
          <DeskButton
            key={day}
            name="day"
            value={day}
            label={`${name} ${time && clockText(time)}`}
            isOff={isOff}
          />
        );
      })}
    </fieldset>
  );
}
