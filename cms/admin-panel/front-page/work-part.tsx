import { countText } from '#domain/words/quantities';
import type { ReactNode } from 'react';
import shared from '../desk/desk.module.css';
import styles from './work.module.css';

interface PartProps {
  title: string;
  /** The text shown when the list is empty; without one, the part is left out. */
  none?: string;
  /** Link to the rest. */
  more?: string;
  children: readonly ReactNode[] | false;
}

export function Part({ title, none, more, children }: PartProps) {
  const isEmpty = !children || children.length === 0;
  if (isEmpty && none === undefined) return null;
  return (
    <section className={isEmpty ? styles.clear : styles.part} aria-label={title}>
      <h2>{more ? <a href={more}>{title}</a> : title}</h2>
      {isEmpty ? <p className={shared.quiet}>{none}</p> : <ul>{children}</ul>}
    </section>
  );
}

interface LineProps {
  path: string;
  name: string;
  /** What to do about it, if that is elsewhere. */
  action?: { label: string; path: string };
  children?: ReactNode;
}

export function Line({ path, name, action, children }: LineProps) {
  return (
    <li>
      <a href={path}>{name}</a>
      {children && <span className={shared.quiet}>{children}</span>}
      {action && <a href={action.path}>{action.label}</a>}
    </li>
  );
}

export const counted = (count: number, one: string, many: string) =>
  `${countText(count)} ${count === 1 ? one : many}`;
