import type { QuizRecommendations } from '#contract/quiz';
import * as texts from '#texts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate, useSearchParams, type LoaderFunction } from 'react-router';
import { searchOf } from '../../address/canonical.ts';
import { callQuery } from '../../api/call-query.ts';
import { call } from '../../api/call.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { loadList } from '../../loading/load.ts';
import { rememberAnswer } from '../../newsletter/popup-marker.ts';
import { keepUnsent } from '../../newsletter/unsent-sign-ups.ts';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { GateStep } from './gate-step.tsx';
import { QuestionStep } from './question-step.tsx';
import { quizPath } from './quiz-form.tsx';
import styles from './quiz-page.module.css';
import { QUIZ_START, readQuizState, recommendationsOf, type QuizState } from './quiz-state.ts';
import {
  toastInvalidEmail,
  toastNotSubscribed,
  toastRefining,
  toastResults,
  toastSubscribed,
} from './quiz-toasts.ts';
import { ResultsStep } from './results-step.tsx';

/** Deliberately simple, as in spec 2 §5: only sending mail proves that an address exists. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const SEEDS = 1_000_000;

/** Six questions, the gate, the results (spec 2 §2). */
export function Component() {
  const [params] = useSearchParams();
  const state = readQuizState(params);
  const { step } = state;
  const heading = useStepFocus(state);
  const subscribe = useSubscription(state);
  const isResults = step === 'results';
  const found = useQuery({ ...recommendationsQuery(state), enabled: isResults });
  useResultToasts(state, isResults ? found.data : undefined);
  return (
    <div className={isResults ? styles.results : styles.quiz}>
      <PageHead
        heading={isResults ? texts.quizHeadings[state.answers.mealType ?? 'dinner']() : texts.quiz.title()}
        description={texts.quiz.description()}
        canonicalPath={paths.quiz}
        image={paths.sharePicture('quiz')}
      />
      <Container className={styles.inner}>
        <Breadcrumbs current={texts.pages.quiz()} />
        {!isResults && <h1 className={styles.title}>{texts.quiz.title()}</h1>}
        {isResults ? (
          <Results state={state} heading={heading} found={found} />
        ) : step === 'gate' ? (
          <GateStep
            results={{ ...state, step: 'results' }}
            heading={heading}
            onSubscribe={subscribe}
            onSkip={() => toResults(state)}
          />
        ) : (
          <QuestionStep key={step} state={state} question={step} heading={heading} />
        )}
      </Container>
    </div>
  );
}

interface ResultsProps {
  readonly state: QuizState;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly found: UseQueryResult<QuizRecommendations>;
}

function Results({ state, heading, found: { data: results, isError, refetch } }: ResultsProps) {
  if (results) {
    const refine = () => {
      toastRefining();
      return QUIZ_START;
    };
    return <ResultsStep state={state} results={results} heading={heading} onRefine={refine} />;
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {texts.quizNotices.finding()}
      </h1>
      {isError ? (
        <EmptyState message={texts.quiz.failed()}>
          <Button onClick={() => void refetch()}>{texts.words.tryAgain()}</Button>
        </EmptyState>
      ) : (
        <p role="status">{texts.quiz.checking()}</p>
      )}
    </>
  );
}

/** Toasts appear only after answering the questions. A shared link opens without them; the page has the same text. */
function useResultToasts({ step, answers }: QuizState, results: QuizRecommendations | undefined): void {
  const isResults = step === 'results';
  const isAnnounced = useRef(isResults);
  const isSurprise = answers.cuisine === 'surprise';
  useEffect(() => {
    if (!isResults) isAnnounced.current = false;
    if (isAnnounced.current || !results) return;
    isAnnounced.current = true;
    toastResults(results, isSurprise);
  }, [isResults, results, isSurprise]);
}

/** Tries to subscribe and goes to the results either way (spec 2 §8). Resolves to false only for an invalid address. */
function useSubscription(state: QuizState): (email: string) => Promise<boolean> {
  const navigate = useNavigate();
  return async (given) => {
    const email = given.trim();
    if (!EMAIL.test(email)) {
      toastInvalidEmail();
      return false;
    }
    const body = { email, source: state.answers.mealType ?? ('quiz' as const) };
    const subscribed = await call('subscribe', { body }).then(
      ({ warning, message }) => {
        if (warning) return 'stored-with-warning';
        return message === texts.newsletter.confirm() ? 'asked' : 'stored';
      },
      // An unreadable response still means that the server accepted it.
      (failure) => {
        if (failure instanceof SyntaxError) return 'unreadable';
        keepUnsent(body, failure);
        return null;
      },
    );
    if (subscribed === null) toastNotSubscribed();
    else {
      rememberAnswer('subscribed');
      toastSubscribed(subscribed);
    }
    await navigate(quizPath(toResults(state)));
    return true;
  };
}

const recommendationsQuery = (state: QuizState) =>
  callQuery('recommendRestaurants', { query: recommendationsOf(state) });

/** Each surprise gets a random seed once, which then stays in the address. */
function toResults(state: QuizState): QuizState {
  const wantsSeed = state.answers.cuisine === 'surprise' && state.seed === '';
  const seed = wantsSeed ? String(Math.floor(Math.random() * SEEDS)) : state.seed;
  return { ...state, seed, step: 'results' };
}

/** Moves the focus to the heading of each new step, for screen readers, but not on page load. */
function useStepFocus({ step, seed }: QuizState) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(`${step} ${seed}`);
  useEffect(() => {
    const now = `${step} ${seed}`;
    if (shown.current === now) return;
    shown.current = now;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step, seed]);
  return heading;
}

/** Results are part of the server's HTML. */
export const loader: LoaderFunction = async ({ context, request }) => {
  const state = readQuizState(searchOf(request));
  if (state.step !== 'results') return null;
  return loadList(context, recommendationsQuery(state));
};
