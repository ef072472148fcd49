'use client';

import { region } from '#city';
import type { IssueCheck, Sending } from '#contract/newsletter-issues';
import { dateAfter } from '#domain/calendar/calendar-date';
import { clockText, momentText, weekdayName, zoneName } from '#domain/calendar/date-texts';
import { countText } from '#domain/words/quantities';
import {
  Drawer,
  useDocumentInfo,
  useFormBackgroundProcessing,
  useFormModified,
  useModal,
} from '@payloadcms/ui';
import { useState, type FormEvent } from 'react';
import { AskOnce } from '../desk/ask-once.tsx';
import { callDesk } from '../desk/call-desk.ts';
import { ClockInput } from '../desk/clock-input.tsx';
import { DeskButton } from '../desk/desk-button.tsx';
import { LabeledInput } from '../desk/labeled-input.tsx';
import { Notices } from '../desk/notices.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { useTask } from '../desk/use-task.ts';
import desk from '../desk/desk.module.css';
import schedule from '../schedule/schedule.module.css';
import styles from './newsletter.module.css';

const DRAWER = 'send-issue';
const POLL_MS = 3_000;
const COMING_DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const USUAL_TIME = '08:00';

/** In place of the Publish button: an issue is tried, scheduled and sent. */
export function SendControl() {
  const { id } = useDocumentInfo();
  return typeof id === 'number' ? <SendButton id={id} /> : null;
}

function SendButton({ id }: { id: number }) {
  const { openModal, isModalOpen } = useModal();
  const { desk: sending, refresh } = useDesk('getSending', { input: { params: { id } }, everyMs: POLL_MS });
  return (
    <>
      <DeskButton
        label={sending ? buttonLabel(sending) : 'Send'}
        look="primary"
        size="medium"
        isOff={!sending}
        onPress={() => openModal(DRAWER)}
      />
      {sending && isModalOpen(DRAWER) && <SendDrawer id={id} sending={sending} onChange={refresh} />}
    </>
  );
}

function buttonLabel({ state, sendAt, counts }: Sending): string {
  if (state === 'draft') return 'Send …';
  if (state === 'scheduled') return `Scheduled for ${momentText(sendAt ?? '')}`;
  if (state === 'sent') return `Sent to ${countText(counts.sent)}`;
  const of = `${countText(allOf(counts) - counts.waiting)} of ${countText(allOf(counts))}`;
  return state === 'sending' ? `Sending: ${of}` : state === 'paused' ? `Paused: ${of}` : `Stopped: ${of}`;
}

const allOf = (counts: Sending['counts']) => Object.values(counts).reduce((sum, count) => sum + count, 0);

interface DrawerProps {
  readonly id: number;
  readonly sending: Sending;
  readonly onChange: () => Promise<void>;
}

function SendDrawer(props: DrawerProps) {
  const { sending } = props;
  return (
    <Drawer slug={DRAWER} title="Send the issue">
      {sending.state === 'draft' ? <Draft {...props} /> : <UnderWay {...props} />}
    </Drawer>
  );
}

/** What stands between a draft and its readers: the checks, a test, and the time. */
function Draft({ id, sending, onChange }: DrawerProps) {
  const isSaving = useFormBackgroundProcessing();
  const isModified = useFormModified();
  if (isSaving || isModified) return <p className={desk.quiet}>Saving your last words …</p>;
  return (
    <>
      <Checks id={id} />
      <TestMail id={id} ownEmail={sending.ownEmail} />
      <When id={id} sending={sending} onChange={onChange} />
    </>
  );
}

const MARKS: Record<IssueCheck['is'], string> = { fine: '✓', look: '!', must: '✗' };
const MEANINGS: Record<IssueCheck['is'], string> = {
  fine: 'Fine',
  look: 'Look at this',
  must: 'Mend this first',
};

function Checks({ id }: { id: number }) {
  const { desk: found, problem } = useDesk('checkIssue', { input: { params: { id } } });
  return (
    <section aria-label="Check list">
      <h3>Check list</h3>
      <Notices problem={problem} />
      {found ? (
        <ul className={styles.checks}>
          {found.checks.map(({ is, text }) => (
            <li key={text} className={styles[is]}>
              <span aria-hidden>{MARKS[is]}</span> <span className={styles.hidden}>{MEANINGS[is]}: </span>
              {text}
            </li>
          ))}
        </ul>
      ) : (
        !problem && <p className={desk.quiet}>Looking at links, places and pictures …</p>
      )}
    </section>
  );
}

function TestMail({ id, ownEmail }: { id: number; ownEmail: string | null }) {
  const { isBusy, problem, said, run } = useTask();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React passes events of the drawer to the document's form, which would be saved.
    event.stopPropagation();
    const email = String(new FormData(event.currentTarget).get('email'));
    void run(async () => (await callDesk('testIssue', { params: { id }, body: { email } })).message);
  };
  return (
    <form onSubmit={send} aria-label="Test mail">
      <h3>Test mail</h3>
      <div className={styles.test}>
        <LabeledInput
          label="To"
          type="email"
          name="email"
          defaultValue={ownEmail ?? ''}
          autoComplete="email"
          required
        />
        <DeskButton label="Send me a test" size="medium" isOff={isBusy} />
      </div>
      <Notices problem={problem} said={said} />
    </form>
  );
}

function When({ id, sending, onChange }: DrawerProps) {
  const { isBusy, problem, run } = useTask();
  const [time, setTime] = useState(USUAL_TIME);
  const { today, audience, through } = sending;
  if (through === 'none')
    return (
      <p className={desk.hint}>This site sends no mail yet: set SMTP_URL, or the settings of listmonk.</p>
    );

  const send = (body: { day: string; time: string } | { now: true }) =>
    void run(async () => {
      await callDesk('sendIssue', { params: { id }, body });
      await onChange();
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const day = String(new FormData(event.currentTarget, submitter).get('day'));
    send({ day, time });
  };
  const readers = audience === 1 ? 'one reader' : `${countText(audience)} readers`;
  return (
    <form onSubmit={submit} className={schedule.form} aria-label="When it goes out">
      <h3>When it goes out</h3>
      <p className={desk.quiet}>
        To {readers}
        {through === 'listmonk' ? ' of your list at listmonk' : ''}. Until then, you can take it back.
      </p>
      <div className="field-type text">
        <label className="field-label" htmlFor="send-time">
          Time in {region.name}
        </label>
        <ClockInput id="send-time" value={time} onChange={setTime} required />
        <p className="field-description">{zoneName()}, wherever your computer is.</p>
      </div>
      <fieldset className={schedule.days}>
        <legend className="field-label">Schedule it for</legend>
        {COMING_DAYS.map((days) => {
          const day = dateAfter(today, days);
          const label = `${days === 1 ? 'Tomorrow' : weekdayName(day)} ${time && clockText(time)}`;
          return <DeskButton key={day} name="day" value={day} label={label} isOff={isBusy} />;
        })}
      </fieldset>
      <Notices problem={problem} />
      <AskOnce
        label="Send it now"
        warning={`It goes to ${readers} at once. Mail can’t be taken back.`}
        verb="Send it"
        isOff={isBusy}
        onConfirm={() => send({ now: true })}
      />
    </form>
  );
}

const NAMES: readonly [keyof Sending['counts'], string][] = [
  ['sent', 'Sent'],
  ['waiting', 'Waiting'],
  ['bounced', 'No such mailbox'],
  ['failed', 'Refused'],
  ['unclear', 'Unclear'],
  ['skipped', 'Left meanwhile'],
];

function UnderWay({ id, sending, onChange }: DrawerProps) {
  const { isBusy, problem, run } = useTask();
  const { state, sendAt, counts } = sending;
  const change = (action: Action) =>
    void run(async () => {
      await callDesk('changeSending', { params: { id }, body: { action } });
      await onChange();
    });
  return (
    <>
      <p>
        <strong>{buttonLabel(sending)}</strong>
        {sendAt && state !== 'scheduled' && <span className={desk.quiet}> · {momentText(sendAt)}</span>}
      </p>
      <Notices problem={problem ?? sending.problem} />
      {state === 'scheduled' ? (
        <p className={desk.hint}>To change it, take it off the schedule. Then schedule it again.</p>
      ) : (
        <dl className={styles.counts}>
          {NAMES.map(([name, label]) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{countText(counts[name])}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={desk.actions}>
        <Ways sending={sending} isOff={isBusy} onChange={change} />
      </p>
      <Troubles troubles={sending.troubles} />
    </>
  );
}

type Action = 'pause' | 'resume' | 'cancel' | 'repeat';

interface WaysProps {
  readonly sending: Sending;
  readonly isOff: boolean;
  readonly onChange: (action: Action) => void;
}

function Ways({ sending: { state, counts }, isOff, onChange }: WaysProps) {
  if (state === 'scheduled')
    return (
      <DeskButton
        label="Take it off the schedule"
        size="medium"
        isOff={isOff}
        onPress={() => onChange('cancel')}
      />
    );
  return (
    <>
      {state === 'sending' && (
        <DeskButton label="Pause" size="medium" isOff={isOff} onPress={() => onChange('pause')} />
      )}
      {state === 'paused' && (
        <DeskButton
          label="Go on"
          look="primary"
          size="medium"
          isOff={isOff}
          onPress={() => onChange('resume')}
        />
      )}
      {(state === 'sending' || state === 'paused') && (
        <AskOnce
          label="Stop for good"
          warning="Who has it keeps it. Nobody else gets it, and it can’t go on later."
          verb="Stop it"
          isOff={isOff}
          onConfirm={() => onChange('cancel')}
        />
      )}
      {counts.unclear > 0 && state !== 'canceled' && (
        <AskOnce
          label="Mail the unclear ones again"
          warning="Look in the mail server’s log first: whoever has it already would get it twice."
          verb="Mail them again"
          isOff={isOff}
          onConfirm={() => onChange('repeat')}
        />
      )}
    </>
  );
}

function Troubles({ troubles }: Pick<Sending, 'troubles'>) {
  if (troubles.length === 0) return null;
  return (
    <ul className={styles.troubles} aria-label="Addresses to look at">
      {troubles.map(({ email, state, said }) => (
        <li key={email}>
          <strong>{email}</strong> {NAMES.find(([name]) => name === state)?.[1]}. {said}
        </li>
      ))}
    </ul>
  );
}
