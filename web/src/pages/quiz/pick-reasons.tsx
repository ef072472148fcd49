import type { QuizPick } from '#contract/quiz';
import type { QuizAnswers } from '#domain/quiz/answers';
import * as texts from '#texts';
import { Check, CircleDashed } from 'lucide-react';
import styles from './pick-reasons.module.css';
import { answerLabel } from './questions.ts';

interface PickReasonsProps {
  readonly pick: Pick<QuizPick, 'meets' | 'relaxed'>;
  readonly answers: QuizAnswers;
}

/** Which answers a place meets, and which were relaxed (decisions §7). */
export function PickReasons({ pick: { meets, relaxed }, answers }: PickReasonsProps) {
  if (meets.length + relaxed.length === 0) return null;
  const labels = (keys: QuizPick['meets']) => keys.map((key) => answerLabel(key, answers)).join(' · ');
  return (
    <dl className={styles.reasons}>
      {meets.length > 0 && (
        <div className={styles.met}>
          <dt>
            <Check aria-hidden="true" />
            {texts.quiz.fits()}
          </dt>
          <dd>{labels(meets)}</dd>
        </div>
      )}
      {relaxed.length > 0 && (
        <div className={styles.relaxed}>
          <dt>
            <CircleDashed aria-hidden="true" />
            {texts.quiz.doesNotFit()}
          </dt>
          <dd>{labels(relaxed)}</dd>
        </div>
      )}
    </dl>
  );
}
