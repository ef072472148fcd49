import type { Question } from '#contract/pages';
import { Plus } from 'lucide-react';
import styles from './questions.module.css';

interface QuestionsProps {
  readonly questions: readonly Question[];
  readonly headingLevel?: 2 | 3;
  readonly isFirstOpen?: boolean;
}

/** An accordion with one question open at a time (spec 1 §2): `details` elements with a shared name. */
export function Questions({ questions, headingLevel = 3, isFirstOpen = false }: QuestionsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div>
      {questions.map(({ question, answer }, index) => (
        <details key={question} name="faq" className={styles.item} open={isFirstOpen && index === 0}>
          <summary className={styles.summary}>
            <Heading className={styles.question}>{question}</Heading>
            <Plus className={styles.sign} aria-hidden="true" />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
