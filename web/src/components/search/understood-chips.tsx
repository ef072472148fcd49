import type { UnderstoodQuery } from '#contract/search';
import * as texts from '#texts';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { toggle, writeSearchState, type SearchState } from '../../address/search-state.ts';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './understood-chips.module.css';

interface UnderstoodChipsProps {
  readonly understood: UnderstoodQuery;
  readonly state: SearchState;
  /** The page without a query. */
  readonly path: string;
}

function inWords({ kind, label, gaveWay, instead }: UnderstoodQuery['parts'][number]): string {
  if (!gaveWay) return label;
  if (instead === undefined) return texts.search.without({ part: label });
  // "Near Canton" already contains the name.
  return kind === 'neighborhood' ? instead : texts.search.instead({ given: instead, part: label });
}

/** How the text was understood. Each part links to the search that treats it as plain text, and to the one without it. */
export function UnderstoodChips({ understood, state, path }: UnderstoodChipsProps) {
  // While the next answer loads, the last one still contains the part just pressed.
  const parts = understood.parts.filter(({ typed }) => !state.plain.includes(typed));
  if (parts.length === 0 && state.plain.length === 0) return null;
  const pathWith = (asked: Partial<SearchState>) => path + writeSearchState({ ...state, ...asked, page: 1 });
  const pathWithPlain = (piece: string) => pathWith({ plain: toggle(state.plain, piece) });
  return (
    <ul role="list" aria-label={texts.search.understood()} className={styles.understood}>
      {parts.map((part) => {
        const { kind, typed, without, isNot, gaveWay, instead } = part;
        const pressing = texts.search.lookAsText({ text: typed });
        return (
          <li
            key={`${kind} ${typed}`}
            className={clsx(styles.part, styles.droppable, gaveWay && !instead && styles.gaveWay)}
          >
            {isNot ? (
              <span>{inWords(part)}</span>
            ) : (
              <Link to={pathWithPlain(typed)} preventScrollReset title={pressing}>
                {inWords(part)}
                <VisuallyHidden>. {pressing}</VisuallyHidden>
              </Link>
            )}
            <Link to={pathWith({ q: without })} preventScrollReset className={styles.drop}>
              <VisuallyHidden>{texts.search.drop({ part: inWords(part) })}</VisuallyHidden>
              <X aria-hidden="true" />
            </Link>
          </li>
        );
      })}
      {state.plain.map((piece) => {
        const pressing = texts.search.asFilterAgain({ text: piece });
        return (
          <li key={`plain ${piece}`}>
            <Link
              to={pathWithPlain(piece)}
              preventScrollReset
              className={clsx(styles.part, styles.plain)}
              title={pressing}
            >
              {texts.search.asText({ text: piece })}
              <VisuallyHidden>. {pressing}</VisuallyHidden>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
