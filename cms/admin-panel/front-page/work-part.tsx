import { countText } from '#domain/words/quantities';
import shared from '../desk/desk.module.css';
import styles from './work.module.css';

export interface WorkPart {
  readonly title: string;
  /** What is to be done; none at all if it is not this user's business. */
  readonly lines: readonly WorkLine[] | null | undefined | false;
  /** Said of an empty list; without it, the part is left out. */
  readonly none?: string;
  /** Where the rest is. */
  readonly more?: string;
}

interface WorkLine {
  readonly path: string;
  readonly name: string;
  readonly said?: string;
  /** What to do about it, if that is elsewhere. */
  readonly action?: { readonly label: string; readonly path: string };
}

export function Part({ title, lines, none, more }: WorkPart) {
  if (!lines || (lines.length === 0 && none === undefined)) return null;
  return (
    <section className={lines.length === 0 ? styles.clear : styles.part} aria-label={title}>
      <h2>{more ? <a href={more}>{title}</a> : title}</h2>
      {lines.length === 0 ? (
        <p className={shared.quiet}>{none}</p>
      ) : (
        <ul>
          {lines.map(({ path, name, said, action }) => (
            <li key={`${path} ${name} ${said}`}>
              <a href={path}>{name}</a>
              {said && <span className={shared.quiet}>{said}</span>}
              {action && <a href={action.path}>{action.label}</a>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export const counted = (count: number, one: string, many: string) =>
  `${countText(count)} ${count === 1 ? one : many}`;

/** “3 reviews” as a line that leads there; none if there are none. */
export const countLine = (path: string, count: number, one: string, many: string): WorkLine[] =>
  count > 0 ? [{ path, name: counted(count, one, many) }] : [];
