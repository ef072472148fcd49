import { answeredQuestions, type QuizAnswers } from '#domain/quiz/answers';
import styles from './answers-given.module.css';
import { answerLabel } from './questions.ts';

/** The answers in one line, so that a shared link shows them. */
export function AnswersGiven({ answers }: { readonly answers: QuizAnswers }) {
  const labels = answeredQuestions(answers).map((key) => answerLabel(key, answers));
  if (labels.length === 0)
    return <p className={styles.none}>You skipped every question, so here’s the best of the city.</p>;
  return (
    <ul role="list" aria-label="Your answers" className={styles.answers}>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
