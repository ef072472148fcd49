'use client';

import type { BrokenLink } from '#contract/links-desk';
import { useState } from 'react';
import { callDesk } from '../desk/call-desk.ts';
import { DeskPage } from '../desk/desk-page.tsx';
import shared from '../desk/desk.module.css';
import { momentText } from '../desk/moment-text.ts';
import { Notices } from '../desk/notices.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { useTask } from '../desk/use-task.ts';
import { LinkList } from './link-list.tsx';
import styles from './links.module.css';

const POLL_MS = 30_000;

/** Broken links, for the roles that can fix them. */
export function LinksDesk() {
  const { desk, problem, refresh } = useDesk('getLinksDesk', {
    everyMs: POLL_MS,
    isUnderWay: ({ isUnderWay }) => isUnderWay,
  });
  const task = useTask();
  const [checking, setChecking] = useState<string | null>(null);

  const check = (link: BrokenLink) =>
    task.run(async () => {
      setChecking(link.address);
      await callDesk('checkLink', { body: { address: link.address } }).finally(() => setChecking(null));
      await refresh();
      return `Checked ${link.address} again.`;
    });
  const ignore = (link: BrokenLink, isIgnored: boolean) =>
    task.run(async () => {
      await callDesk('ignoreLink', { body: { address: link.address, isIgnored } });
      await refresh();
      return isIgnored
        ? `We’ll leave ${link.address} alone until it works again.`
        : `${link.address} counts again.`;
    });

  const open = desk?.broken.filter(({ ignoredBy }) => ignoredBy === null) ?? [];
  const ignored = desk?.broken.filter(({ ignoredBy }) => ignoredBy !== null) ?? [];
  const actions = { checking, isBusy: task.isBusy, onCheck: check, onIgnore: ignore };
  return (
    <DeskPage title="Broken links">
      <p className={shared.hint}>
        Once a week we follow every link in stories, guides, pages, awards and places, and on the home page.
        “Check again” looks at the document and the address right now. Names kept for examples, such as
        example.com, are left out.
      </p>
      <Notices problem={problem ?? task.problem} said={task.said} />
      {!desk && !problem && <p>Loading …</p>}
      {desk && (
        <>
          <p className={styles.checked}>
            {desk.isUnderWay
              ? 'A check is under way.'
              : desk.checkedAt
                ? `${desk.links.toLocaleString('en-US')} links, last checked ${momentText(desk.checkedAt)}.`
                : 'Not checked yet. The first check runs soon after the site starts.'}
          </p>
          {open.length > 0 && <LinkList label="Broken" links={open} {...actions} />}
          {open.length === 0 && desk.checkedAt && <p>No broken links.</p>}
          {ignored.length > 0 && (
            <>
              <h2>Left alone</h2>
              <LinkList label="Left alone" links={ignored} {...actions} />
            </>
          )}
        </>
      )}
    </DeskPage>
  );
}
