import styles from './answer-cards.module.css';
import type { QuizOption } from './questions.ts';

interface AnswerCardsProps {
  readonly name: string;
  readonly hint: string;
  readonly options: readonly QuizOption[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/**
 * The answers as card-sized radio buttons: arrows move, Enter continues. Labeled by the question's heading.
 */
export function AnswerCards({ name, hint, options, chosen, onChoose }: AnswerCardsProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby="question"
      aria-describedby="question-hint"
      className={styles.group}
    >
      <p id="question-hint" className={styles.hint}>
        {hint}
      </p>
      {options.map(({ value, label, detail, Icon }) => (
        <label key={value} className={styles.card}>
          <input
            type="radio"
            name={name}
            value={value}
            required
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <Icon aria-hidden="true" />
          <span className={styles.label}>
            {label}
            {detail !== undefined && <span className={styles.detail}> {detail}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
