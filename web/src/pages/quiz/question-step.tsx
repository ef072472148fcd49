import { QUESTION_KEYS, type QuestionKey } from '#domain/quiz/answers';
import {
  HAS_LETTERS,
  POSTAL_CODE,
  POSTAL_CODE_MESSAGE,
  POSTAL_CODE_PATTERN,
} from '#domain/addresses/postal-codes';
import { capitalize } from '#domain/words/capitalize';
import * as texts from '#texts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { AnswerCards } from './answer-cards.tsx';
import { QuizForm } from './quiz-form.tsx';
import styles from './question-step.module.css';
import { optionsOf } from './questions.ts';
import { answerQuestion, isAnswer, numberOf, progressOf, stepBefore, type QuizState } from './quiz-state.ts';

const CODE_FIELD = {
  name: 'zipcode',
  inputMode: HAS_LETTERS ? 'text' : 'numeric',
  autoComplete: 'postal-code',
  pattern: HAS_LETTERS ? undefined : POSTAL_CODE_PATTERN,
  title: POSTAL_CODE_MESSAGE,
  maxLength: 10,
  required: true,
} as const;

interface QuestionStepProps {
  readonly state: QuizState;
  readonly question: QuestionKey;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** One question per screen: its number, its answers and the navigation (spec 2 §2, §4). */
export function QuestionStep({ state, question, heading }: QuestionStepProps) {
  const isHydrated = useIsHydrated();
  const [given, setGiven] = useState<string>(state.answers[question] ?? '');
  const [isLeft, setIsLeft] = useState(false);
  const { title, hint } = texts.quizQuestions[question];
  const isZip = question === 'zipcode';
  const isValid = isAnswer(question, given);
  const showsFault = isZip && given !== '' && !isValid && (isLeft || (!HAS_LETTERS && given.length > 4));
  const number = numberOf(question);
  const isLast = number === QUESTION_KEYS.length;

  return (
    <section aria-labelledby="question" className={styles.step}>
      <div className={styles.progress}>
        <p>{texts.quiz.questionOf({ number, count: QUESTION_KEYS.length })}</p>
        <progress max={100} value={progressOf(state, question)} aria-label={texts.quiz.progress()} />
      </div>
      <h2 id="question" ref={heading} tabIndex={-1} className={styles.title}>
        {title()}
      </h2>
      <QuizForm
        to={answerQuestion(state, question, given)}
        asks={question}
        noValidate={isHydrated}
        className={styles.form}
        onGo={() => (isValid ? answerQuestion(state, question, given) : null)}
      >
        {isZip ? (
          <FormField
            label={capitalize(POSTAL_CODE)}
            hint={hint()}
            error={showsFault ? POSTAL_CODE_MESSAGE : undefined}
          >
            {(control) => (
              <input
                {...control}
                {...CODE_FIELD}
                value={given}
                onChange={(event) => setGiven(event.target.value.trim())}
                onBlur={() => setIsLeft(true)}
              />
            )}
          </FormField>
        ) : (
          <AnswerCards
            name={question}
            hint={hint()}
            options={optionsOf(question)}
            chosen={given}
            onChoose={setGiven}
          />
        )}
        <Button type="submit" className={styles.next} disabled={isHydrated && !isValid}>
          {isLast ? texts.quiz.seeResults() : texts.quiz.next()}
          <ArrowRight aria-hidden="true" />
        </Button>
      </QuizForm>
      <OtherWays state={state} question={question} />
    </section>
  );
}

/** Links to the previous question and to skip this one. */
function OtherWays({ state, question }: Pick<QuestionStepProps, 'state' | 'question'>) {
  const before = stepBefore(question, state.answers);
  return (
    <div className={styles.ways}>
      {before !== null && (
        <QuizForm to={{ ...state, step: before }}>
          <Button type="submit" variant="outline">
            <ArrowLeft aria-hidden="true" />
            {texts.quiz.previous()}
          </Button>
        </QuizForm>
      )}
      <QuizForm to={answerQuestion(state, question, '')}>
        <Button type="submit" variant="quiet">
          {texts.quiz.skip()}
        </Button>
      </QuizForm>
    </div>
  );
}
