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
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { AskOnce } from '../desk/ask-once.tsx';
import { callDesk } from '../desk/call-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import { LabeledInput } from '../desk/labeled-input.tsx';
import { Notices } from '../desk/notices.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { useTask } from '../desk/use-task.ts';
import desk from '../desk/desk.module.css';
import { ScheduleForm } from '../schedule/schedule-control.tsx';
import styles from './newsletter.module.css';

const DRAWER = 'send-issue';
const POLL_MS = 3_000;

/** Above the list of issues: begins one with what is new. */
export function StartFromWeek() {
  const router = useRouter();
  const { isBusy, problem, run } = useTask();
  const start = () =>
    void run(async () => {
      const { id } = await callDesk('startIssue');
      router.push(`/cms/collections/newsletter-issues/${id}`);
    });
  return (
    <div className={desk.actions}>
      <DeskButton label="Start from this week" look="primary" size="medium" isOff={isBusy} onPress={start} />
      <span className={desk.quiet}>With the stories, guides and openings since the last issue.</span>
      <Notices problem={problem} />
    </div>
  );
}

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
  const title = sending && titleOf(sending);
  useEffect(() => {
    // The form is of the state before: writable or not, a draft or out.
    if (shown.current && title && shown.current !== title) location.reload();
    shown.current = title ?? shown.current;
  }, [title]);
  const Step = sending?.state === 'draft' ? Draft : UnderWay;
  return (
    <>
      <DeskButton
        label={sending ? labelOf(sending) : 'Send …'}
        look={!sending || sending.state === 'draft' ? 'primary' : 'secondary'}
        size="medium"
        isOff={!sending}
        onPress={() => openModal(DRAWER)}
      />
      {sending && isModalOpen(DRAWER) && (
        <Drawer slug={DRAWER} title={title ?? ''}>
          <Step id={id} sending={sending} onChange={refresh} />
        </Drawer>
      )}
    </>
  );
}

function titleOf({ state }: Sending): string {
  if (state === 'draft') return 'Send the issue';
  return state === 'scheduled' ? 'This issue is scheduled' : 'This issue’s mailing';
}

function labelOf({ state, text }: Sending): string {
  if (state === 'draft') return 'Send …';
  // Once it is out, the numbers have room in the drawer only.
  return state === 'sent' ? (text.split(': ')[0] ?? '') : text;
}

interface StepProps {
  readonly id: number;
  readonly sending: Sending;
  readonly onChange: () => Promise<void>;
}

function Draft(props: StepProps) {
  const isSaving = useFormBackgroundProcessing();
  const isModified = useFormModified();
  if (isSaving || isModified) return <p className={desk.quiet}>Saving your last words …</p>;
  return <Saved {...props} />;
}

/** What stands between a draft and its readers: the checks, a test, and the time. */
function Saved({ id, sending: { today, audience, through, problem: failed }, onChange }: StepProps) {
  const { desk: found, problem: unchecked } = useDesk('checkIssue', { input: { params: { id } } });
  const { isBusy, problem, run } = useTask();
  const { submit } = useForm();
  const isOff = isBusy || !found || found.checks.some(({ is }) => is === 'must');
  const readers = audience === 1 ? 'one reader' : `${countText(audience)} readers`;
  const to = through === 'listmonk' ? 'your list at listmonk' : readers;
  return (
    <>
      <Notices problem={unchecked ?? failed} />
      <section aria-label="Check list">
        <h3 className={styles.part}>Check list</h3>
        <Checks checks={found?.checks} />
      </section>
      <TestMail id={id} />
      <section aria-label="When it goes out" className={styles.when}>
        <h3 className={styles.part}>When it goes out</h3>
        <p className={desk.quiet}>To {to}. Until then, you can take it back.</p>
        <ScheduleForm today={today} isOff={isOff} onDone={onChange} />
        <Notices problem={problem} />
        <AskOnce
          label="Send it now"
          warning={`It goes to ${to} at once. Mail can’t be taken back.`}
          verb="Send it"
          isOff={isOff}
          onConfirm={() => void run(() => submit({ overrides: { _status: 'published' } }).then(onChange))}
        />
      </section>
    </>
  );
}

const MARKS: Record<IssueCheck['is'], readonly [mark: string, meaning: string]> = {
  fine: ['✓', 'Fine'],
  look: ['!', 'Look at this'],
  must: ['✗', 'Mend this first'],
};

function Checks({ checks }: { checks: readonly IssueCheck[] | undefined }) {
  if (!checks) return <p className={desk.quiet}>Looking at links, places and pictures …</p>;
  return (
    <ul className={styles.checks}>
      {checks.map(({ is, text }) => (
        <li key={text} className={styles[is]}>
          <span aria-hidden>{MARKS[is][0]}</span> <span className={desk.hidden}>{MARKS[is][1]}: </span>
          {text}
        </li>
      ))}
    </ul>
  );
}

function TestMail({ id }: { id: number }) {
  const { user } = useAuth();
  const [email, setEmail] = useState(user?.email ?? '');
  const { isBusy, problem, said, run } = useTask();
  const send = () =>
    void run(async () => (await callDesk('testIssue', { params: { id }, body: { email } })).message);
  return (
    <section aria-label="Test mail">
      <h3 className={styles.part}>Test mail</h3>
      <div className={styles.test}>
        <LabeledInput label="To" type="email" value={email} onText={setEmail} onEnter={send} />
        <DeskButton label="Send me a test" size="medium" isOff={isBusy || email === ''} onPress={send} />
      </div>
      <Notices problem={problem} said={said} />
    </section>
  );
}

const TROUBLES: Readonly<Record<string, string>> = {
  bounced: 'No such mailbox.',
  failed: 'Refused.',
  unclear: 'Unclear.',
};

type Action = 'pause' | 'resume' | 'cancel' | 'repeat';

function UnderWay({ id, sending: { state, text, problem: failed, unclear, troubles }, onChange }: StepProps) {
  const { isBusy, problem, run } = useTask();
  const change = (action: Action) =>
    void run(async () => {
      await callDesk('changeSending', { params: { id }, body: { action } });
      await onChange();
    });
  const way = (label: string, action: Action) => (
    <DeskButton label={label} size="medium" isOff={isBusy} onPress={() => change(action)} />
  );
  return (
    <>
      <p>
        <strong>{text}</strong>
      </p>
      <Notices problem={problem ?? failed} />
      {state === 'scheduled' && (
        <p className={desk.hint}>To change it, take it off the schedule. Then schedule it again.</p>
      )}
      <p className={desk.actions}>
        {state === 'scheduled' && way('Take it off the schedule', 'cancel')}
        {state === 'sending' && way('Pause', 'pause')}
        {state === 'paused' && way('Go on', 'resume')}
        {(state === 'sending' || state === 'paused') && (
          <AskOnce
            label="Stop for good"
            warning="Who has it keeps it. Nobody else gets it, and it can’t go on later."
            verb="Stop it"
            isOff={isBusy}
            onConfirm={() => change('cancel')}
          />
        )}
        {unclear > 0 && state !== 'canceled' && (
          <AskOnce
            label="Mail the unclear ones again"
            warning="Look in the mail server’s log first: whoever has it already would get it twice."
            verb="Mail them again"
            isOff={isBusy}
            onConfirm={() => change('repeat')}
          />
        )}
      </p>
      {troubles.length > 0 && (
        <ul className={styles.troubles} aria-label="Addresses to look at">
          {troubles.map(({ email, state: became, said }) => (
            <li key={email}>
              <strong>{email}</strong> {TROUBLES[became]} {said}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
