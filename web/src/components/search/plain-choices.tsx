import { escapeMarkup } from '#domain/words/escape-markup';
import { withChosen, type Choice } from './filter-choices.tsx';
import styles from './filter-menu.module.css';

interface PlainChoicesProps {
  /** The query parameter that a form submits. */
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
}

/**
 * The checkboxes of a list for browsers without JavaScript: only the server renders them. Built as a string, because
 * they are rarely used and a third of the elements of a results page.
 */
export function PlainChoices({ name, choices, chosen }: PlainChoicesProps) {
  const items = withChosen(choices, chosen).map(({ value, label = value, count }) => {
    const checked = chosen.includes(value) ? ' checked=""' : '';
    const input = `<input type="checkbox" name="${name}" value="${escapeMarkup(value)}"${checked}/>`;
    const counted = count === undefined ? '' : `<span class="${styles.count}">${count}</span>`;
    return `<li><label class="${styles.choice}">${input}<span>${escapeMarkup(label)}</span>${counted}</label></li>`;
  });
  return <ul role="list" dangerouslySetInnerHTML={{ __html: items.join('') }} />;
}
