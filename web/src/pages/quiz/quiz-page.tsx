import type { QuizRecommendations } from '#contract/quiz';
import { QUIZ_TITLE } from '#domain/quiz/quiz-texts';
import type { RefObject } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { GateStep } from './gate-step.tsx';
import { QuestionStep } from './question-step.tsx';
import styles from './quiz-page.module.css';
import type { QuizState } from './quiz-state.ts';
import { ResultsStep } from './results-step.tsx';

interface QuizPageProps {
  readonly state: QuizState;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Absent while loading. */
  readonly results: QuizRecommendations | undefined;
  /** Present when the results could not be loaded. */
  readonly onRetry: (() => void) | undefined;
  readonly onSubscribe: (email: string) => Promise<boolean>;
  readonly onSkipGate: () => QuizState;
  readonly onRefine: () => QuizState;
}

/** Six questions, the gate, the results (spec 2 §2). */
export function QuizPage(props: QuizPageProps) {
  const isResults = props.state.step === 'results';
  return (
    <div className={isResults ? styles.results : styles.quiz}>
      <Container className={styles.inner}>
        <Breadcrumbs trail={[{ label: 'Home', to: paths.home }]} current="Restaurant Quiz" />
        {!isResults && <h1 className={styles.title}>{QUIZ_TITLE}</h1>}
        <Step {...props} />
      </Container>
    </div>
  );
}

function Step({ state, heading, results, onRetry, onSubscribe, onSkipGate, onRefine }: QuizPageProps) {
  const { step } = state;
  if (step === 'gate') {
    return (
      <GateStep
        results={{ ...state, step: 'results' }}
        heading={heading}
        onSubscribe={onSubscribe}
        onSkip={onSkipGate}
      />
    );
  }
  if (step !== 'results') return <QuestionStep key={step} state={state} question={step} heading={heading} />;
  if (results) return <ResultsStep state={state} results={results} heading={heading} onRefine={onRefine} />;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        Finding Your Perfect Match
      </h1>
      {onRetry ? (
        <EmptyState message="We couldn’t load your picks.">
          <Button onClick={onRetry}>Try again</Button>
        </EmptyState>
      ) : (
        <p role="status">Checking the menus …</p>
      )}
    </>
  );
}
