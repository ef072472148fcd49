import type { Question } from '#contract/pages';
import { Plus } from 'lucide-react';
import styles from './questions.module.css';

interface QuestionsProps {
  readonly questions: readonly Question[];
  readonly headingLevel?: 2 | 3;
}

/**
 * An accordion with one question open at a time (spec 1 §2). Native `details` elements with a shared name are
 * exclusive without any script.
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
