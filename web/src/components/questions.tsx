import type { Question } from '#contract/pages';
import { Plus } from 'lucide-react';
import styles from './questions.module.css';

interface QuestionsProps {
  readonly questions: readonly Question[];
  readonly headingLevel?: 2 | 3;
}

/**
 * Questions of which one is open at a time and closes again (spec 1 §2). The browser's own: elements of one name
 * exclude each other, and there is nothing to load.
 */
export function Questions({ questions, headingLevel = 3 }: QuestionsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} name="faq" className={styles.item}>
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
