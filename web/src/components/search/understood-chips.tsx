import type { UnderstoodQuery } from '#contract/search';
import * as texts from '#texts';
import clsx from 'clsx';
import { X } from '../../ui/icons.ts';
import { toggle, writeSearchState, type SearchState } from '../../address/search-state.ts';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './understood-chips.module.css';

interface UnderstoodChipsProps {
  readonly understood: UnderstoodQuery;
  readonly state: SearchState;
  /** The page without a query. */
  readonly path: string;
}

/** How the text was understood. Each part links to the search that treats it as plain text, and to the one without it. */
export function UnderstoodChips({ understood, state, path }: UnderstoodChipsProps) {
  // While the next answer loads, the last one still contains the part just pressed.
  const parts = understood.parts.filter(({ typed }) => !state.plain.includes(typed));
  if (parts.length === 0 && state.plain.length === 0) return null;
  const pathWith = (asked: Partial<SearchState>) => path + writeSearchState({ ...state, ...asked, page: 1 });
  const turning = (piece: string, label: string, pressing: string) => (
    <Link to={pathWith({ plain: toggle(state.plain, piece) })} preventScrollReset>
      {label}
      <VisuallyHidden>. {pressing}</VisuallyHidden>
    </Link>
  );
  return (
    <ul role="list" aria-label={texts.search.understood()} className={styles.understood}>
      {parts.map(({ kind, typed, words, without, isNot, gaveWay, instead }) => (
        <li key={`${kind} ${typed}`} className={clsx(styles.part, gaveWay && !instead && styles.gaveWay)}>
          {isNot ? <span>{words}</span> : turning(typed, words, texts.search.lookAsText({ text: typed }))}
          <Link to={pathWith({ q: without })} preventScrollReset className={styles.drop}>
            <VisuallyHidden>
              {texts.filters.remove()} {words}
            </VisuallyHidden>
            <X aria-hidden="true" />
          </Link>
        </li>
      ))}
      {state.plain.map((piece) => (
        <li key={`plain ${piece}`} className={clsx(styles.part, styles.plain)}>
          {turning(piece, texts.search.asText({ text: piece }), texts.search.asFilterAgain({ text: piece }))}
        </li>
      ))}
    </ul>
  );
}
