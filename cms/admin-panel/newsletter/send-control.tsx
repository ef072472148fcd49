'use client';

import type { IssueCheck, Sending } from '#contract/newsletter-issues';
import { countText } from '#domain/words/quantities';
import {
  Drawer,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useModal,
} from '@payloadcms/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { AskOnce } from '../desk/ask-once.tsx';
import { callDesk } from '../desk/call-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import { LabeledInput } from '../desk/labeled-input.tsx';
import { Notices } from '../desk/notices.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { useTask } from '../desk/use-task.ts';
import desk from '../desk/desk.module.css';
import { ComingDays, TimeField } from '../schedule/schedule-control.tsx';
import scheduleStyles from '../schedule/schedule.module.css';
import styles from './newsletter.module.css';

const DRAWER = 'send-issue';
const POLL_MS = 3_000;
const USUAL_TIME = '08:00';

/** An issue is published by sending it. */
export const NoPublishButton = () => null;

/** Where others have their Publish button: an issue is tried, scheduled and sent. */
export function SendControl() {
  const { id } = useDocumentInfo();
  return typeof id === 'number' ? <SendButton id={id} /> : null;
}

function SendButton({ id }: { id: number }) {
  const { openModal, isModalOpen } = useModal();
  const { desk: sending, refresh } = useDesk('getSending', { input: { params: { id } }, everyMs: POLL_MS });
  const shown = useRef<string>(undefined);
  const state = sending && (TITLES[sending.state] ?? TITLES.sent);
  useEffect(() => {
    // The form is of the state before: writable or not, a draft or out.
    if (shown.current && state && shown.current !== state) location.reload();
    shown.current = state ?? shown.current;
  }, [state]);
  return (
    <>
      <DeskButton
        label={labelOf(sending)}
        look="primary"
        size="medium"
        isOff={!sending}
        onPress={() => openModal(DRAWER)}
      />
      {sending && isModalOpen(DRAWER) && (
        <Drawer slug={DRAWER} title={state ?? ''}>
          {sending.state === 'draft' ? (
            <Draft id={id} sending={sending} onChange={refresh} />
          ) : (
            <UnderWay id={id} sending={sending} onChange={refresh} />
          )}
        </Drawer>
      )}
    </>
  );
}

const TITLES: Partial<Record<Sending['state'], string>> & { readonly sent: string } = {
  draft: 'Send the issue',
  scheduled: 'This issue is scheduled',
  sent: 'This issue’s mailing',
};

function labelOf(sending: Sending | null): string {
  if (!sending || sending.state === 'draft') return 'Send …';
  // Once it is out, the numbers have room in the drawer only.
  return sending.state === 'sent' ? (sending.text.split(': ')[0] ?? '') : sending.text;
}

interface DrawerProps {
  readonly id: number;
  readonly sending: Sending;
  readonly onChange: () => Promise<void>;
}

/** What stands between a draft and its readers: the checks, a test, and the time. */
function Draft(props: DrawerProps) {
  const isSaving = useFormBackgroundProcessing();
  const isModified = useFormModified();
  return isSaving || isModified ? (
    <p className={desk.quiet}>Saving your last words …</p>
  ) : (
    <Saved {...props} />
  );
}

function Saved({ id, sending, onChange }: DrawerProps) {
  const { desk: found, problem } = useDesk('checkIssue', { input: { params: { id } } });
  const isReady = found?.checks.every(({ is }) => is !== 'must') ?? false;
  return (
    <>
      <Notices problem={problem ?? sending.problem} />
      <Checks checks={found?.checks} />
      <TestMail id={id} />
      <When id={id} sending={sending} isReady={isReady} onChange={onChange} />
    </>
  );
}

const MARKS: Record<IssueCheck['is'], string> = { fine: '✓', look: '!', must: '✗' };
const MEANINGS: Record<IssueCheck['is'], string> = {
  fine: 'Fine',
  look: 'Look at this',
  must: 'Mend this first',
};

function Checks({ checks }: { checks: readonly IssueCheck[] | undefined }) {
  return (
    <section aria-label="Check list">
      <h3 className={styles.part}>Check list</h3>
      {!checks && <p className={desk.quiet}>Looking at links, places and pictures …</p>}
      <ul className={styles.checks}>
        {checks?.map(({ is, text }) => (
          <li key={text} className={styles[is]}>
            <span aria-hidden>{MARKS[is]}</span> <span className={desk.hidden}>{MEANINGS[is]}: </span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function TestMail({ id }: { id: number }) {
  const { user } = useAuth();
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
      <h3 className={styles.part}>Test mail</h3>
      <div className={styles.test}>
        <LabeledInput
          label="To"
          type="email"
          name="email"
          defaultValue={user?.email ?? ''}
          autoComplete="email"
          required
        />
        <DeskButton label="Send me a test" size="medium" isOff={isBusy} />
      </div>
      <Notices problem={problem} said={said} />
    </form>
  );
}

interface WhenProps extends DrawerProps {
  /** Nothing has to be mended first. */
  readonly isReady: boolean;
}

function When({ id, sending: { today, audience, through }, isReady, onChange }: WhenProps) {
  const { isBusy, problem, run } = useTask();
  const { submit } = useForm();
  const [time, setTime] = useState(USUAL_TIME);
  const isOff = isBusy || !isReady;
  const schedule = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const day = String(new FormData(event.currentTarget, submitter).get('day'));
    const body = { collection: 'newsletter-issues', id, action: 'publish', day, time } as const;
    void run(async () => {
      await callDesk('scheduleChange', { body });
      await onChange();
    });
  };
  const send = () => void run(() => submit({ overrides: { _status: 'published' } }).then(onChange));
  const readers = audience === 1 ? 'one reader' : `${countText(audience)} readers`;
  return (
    <form onSubmit={schedule} className={scheduleStyles.form} aria-label="When it goes out">
      <h3 className={styles.part}>When it goes out</h3>
      <p className={desk.quiet}>
        To {readers}
        {through === 'listmonk' ? ' of your list at listmonk' : ''}. Until then, you can take it back.
      </p>
      <TimeField value={time} onChange={setTime} />
      <ComingDays legend="Schedule it for" today={today} time={time} isOff={isOff} />
      <Notices problem={problem} />
      <AskOnce
        label="Send it now"
        warning={`It goes to ${readers} at once. Mail can’t be taken back.`}
        verb="Send it"
        isOff={isOff}
        onConfirm={send}
      />
    </form>
  );
}

function UnderWay({ id, sending, onChange }: DrawerProps) {
  const { isBusy, problem, run } = useTask();
  const change = (action: Action) =>
    void run(async () => {
      await callDesk('changeSending', { params: { id }, body: { action } });
      await onChange();
    });
  return (
    <>
      <p>
        <strong>{sending.text}</strong>
      </p>
      <Notices problem={problem ?? sending.problem} />
      {sending.state === 'scheduled' && (
        <p className={desk.hint}>To change it, take it off the schedule. Then schedule it again.</p>
      )}
      <p className={desk.actions}>
        {WAYS.filter(({ isOffered }) => isOffered(sending)).map(({ label, action, asks }) =>
          asks ? (
            <AskOnce key={label} label={label} {...asks} isOff={isBusy} onConfirm={() => change(action)} />
          ) : (
            <DeskButton
              key={label}
              label={label}
              size="medium"
              isOff={isBusy}
              onPress={() => change(action)}
            />
          ),
        )}
      </p>
      <Troubles troubles={sending.troubles} />
    </>
  );
}

type Action = 'pause' | 'resume' | 'cancel' | 'repeat';

interface Way {
  readonly label: string;
  readonly action: Action;
  readonly isOffered: (sending: Sending) => boolean;
  /** Of what cannot be undone: what happens, and the verb of the button that goes on. */
  readonly asks?: { readonly warning: string; readonly verb: string };
}

const isOn = ({ state }: Sending) => state === 'sending' || state === 'paused';

const WAYS: readonly Way[] = [
  { label: 'Take it off the schedule', action: 'cancel', isOffered: ({ state }) => state === 'scheduled' },
  { label: 'Pause', action: 'pause', isOffered: ({ state }) => state === 'sending' },
  { label: 'Go on', action: 'resume', isOffered: ({ state }) => state === 'paused' },
  {
    label: 'Stop for good',
    action: 'cancel',
    isOffered: isOn,
    asks: { warning: 'Who has it keeps it. Nobody else gets it, and it can’t go on later.', verb: 'Stop it' },
  },
  {
    label: 'Mail the unclear ones again',
    action: 'repeat',
    isOffered: (sending) => sending.unclear > 0 && (isOn(sending) || sending.state === 'sent'),
    asks: {
      warning: 'Look in the mail server’s log first: whoever has it already would get it twice.',
      verb: 'Mail them again',
    },
  },
];

const TROUBLES: Readonly<Record<string, string>> = {
  bounced: 'No such mailbox.',
  failed: 'Refused.',
  unclear: 'Unclear.',
};

function Troubles({ troubles }: Pick<Sending, 'troubles'>) {
  if (troubles.length === 0) return null;
  return (
    <ul className={styles.troubles} aria-label="Addresses to look at">
      {troubles.map(({ email, state, said }) => (
        <li key={email}>
          <strong>{email}</strong> {TROUBLES[state]} {said}
        </li>
      ))}
    </ul>
  );
}
