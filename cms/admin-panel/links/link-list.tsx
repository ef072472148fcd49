'use client';

import type { BrokenLink } from '#contract/links-desk';
import { DeskButton } from '../desk/desk-button.tsx';
import { DeskTable } from '../desk/desk-table.tsx';
import shared from '../desk/desk.module.css';
import { momentText } from '../desk/moment-text.ts';
import styles from './links.module.css';

interface LinkListProps {
  readonly label: string;
  readonly links: readonly BrokenLink[];
  /** The address being checked. */
  readonly checking: string | null;
  readonly isBusy: boolean;
  readonly onCheck: (link: BrokenLink) => void;
  readonly onIgnore: (link: BrokenLink, isIgnored: boolean) => void;
}

export function LinkList({ label, links, ...actions }: LinkListProps) {
  return (
    <DeskTable label={label} columns={['Where it is', 'Where it leads', 'What’s wrong', 'Mend it']}>
      {links.map((link) => (
        <Row key={link.address} link={link} {...actions} />
      ))}
    </DeskTable>
  );
}

function Row({
  link,
  checking,
  isBusy,
  onCheck,
  onIgnore,
}: Omit<LinkListProps, 'label' | 'links'> & { readonly link: BrokenLink }) {
  const { address, problem, brokenSince, checkedAt, ignoredBy, uses, useCount } = link;
  return (
    <tr>
      <td className={styles.use}>
        {uses.map(({ title, path, part }) => (
          <div key={`${path} ${part}`}>
            <a href={path}>{title}</a> <span className={shared.quiet}>{part}</span>
          </div>
        ))}
        {useCount > uses.length && <div className={shared.quiet}>and {useCount - uses.length} more</div>}
      </td>
      <td className={styles.address}>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {addressText(address)}
        </a>
      </td>
      <td className={styles.problem}>
        {problem}
        <div className={shared.quiet}>
          Since {momentText(brokenSince)}
          {checkedAt !== brokenSince && `, last checked ${momentText(checkedAt)}`}
        </div>
        {ignoredBy !== null && <div className={shared.quiet}>Left alone by {ignoredBy}</div>}
      </td>
      <td>
        <div className={styles.buttons}>
          <DeskButton
            label={checking === address ? 'Checking …' : 'Check again'}
            about={address}
            isOff={isBusy}
            onPress={() => onCheck(link)}
          />
          <DeskButton
            label={ignoredBy === null ? 'Ignore' : 'Stop ignoring'}
            about={address}
            isOff={isBusy}
            onPress={() => onIgnore(link, ignoredBy === null)}
          />
        </div>
      </td>
    </tr>
  );
}

const DOCUMENTS: Readonly<Record<string, string>> = {
  authors: 'An author',
  cuisines: 'A cuisine',
  guides: 'A guide',
  neighborhoods: 'A neighborhood',
  pages: 'A page',
  restaurants: 'A place',
  stories: 'A story',
};

/** For a link to a picked record, its type, since its id is meaningless. */
function addressText(address: string): string {
  const [, collection = ''] = /^\/cms\/collections\/(\w+)\//.exec(address) ?? [];
  return DOCUMENTS[collection] ?? address;
}
