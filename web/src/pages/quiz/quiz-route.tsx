import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { pageTitle } from '#domain/words/headings';
import { QUIZ_TITLE, resultsHeading } from '#domain/quiz/quiz-texts';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { callQuery } from '../../api/call-query.ts';
import { call, type Fetch } from '../../api/call.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import type { Page } from '../../lazy-page.ts';
import { listStatus, prefetch } from '../../loading/prefetch.ts';
import { rememberAnswer } from '../../newsletter/popup-marker.ts';
import { paths } from '../../paths.ts';
import { quizPath } from './quiz-form.tsx';
import { QuizPage } from './quiz-page.tsx';
import { QUIZ_START, readQuizState, recommendationsOf, type QuizState } from './quiz-state.ts';
import {
  toastInvalidEmail,
  toastNotSubscribed,
  toastRefining,
  toastResults,
  toastSubscribed,
} from './quiz-toasts.ts';

/** Simple on purpose, as in spec 2 §5: whether an address is one, only a letter to it can tell. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const SEEDS = 1_000_000;
const DESCRIPTION =
  'Six questions, and the guide names three to six Baltimore restaurants for your meal, mood, price and neighborhood, and says why.';

function QuizRoute() {
  const { fetchApi } = useApp();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = readQuizState(params);
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  const isResults = state.step === 'results';
  const found = useQuery({ ...recommendationsQuery(fetchApi, state), enabled: isResults });
  const heading = useStepFocus(state);

  // Toasts are for those who come from the questions: a shared link opens in peace, as everything stands on the page.
  const isAnnounced = useRef(isResults);
  const results = isResults ? found.data : undefined;
  const isSurprise = state.answers.cuisine === 'surprise';
  useEffect(() => {
    if (!isResults) isAnnounced.current = false;
    if (isAnnounced.current || !results) return;
    isAnnounced.current = true;
    toastResults(results, isSurprise);
  }, [isResults, results, isSurprise]);

  async function subscribe(email: string): Promise<boolean> {
    if (!EMAIL.test(email.trim())) {
      toastInvalidEmail();
      return false;
    }
    const body = { email: email.trim(), source: state.answers.mealType ?? 'quiz' };
    // Whatever comes of it, the results are next (spec 2 §8).
    const subscribed = await call(fetchApi, 'subscribe', { body }).then(
      ({ warning }) => (warning ? 'stored-with-warning' : 'stored'),
      // An answer that cannot be read was one all the same.
      (failure) => (failure instanceof SyntaxError ? 'unreadable' : null),
    );
    if (subscribed === null) toastNotSubscribed();
    else {
      rememberAnswer('subscribed');
      toastSubscribed(subscribed);
    }
    await navigate(quizPath(toResults(state)));
    return true;
  }

  return (
    <>
      <PageHead
        title={pageTitle(isResults ? resultsHeading(state.answers.mealType) : QUIZ_TITLE, site.name)}
        description={DESCRIPTION}
        canonicalPath={paths.quiz}
      />
      <QuizPage
        state={state}
        heading={heading}
        results={results}
        onRetry={found.isError && isResults ? () => void found.refetch() : undefined}
        onSubscribe={subscribe}
        onSkipGate={() => toResults(state)}
        onRefine={() => {
          toastRefining();
          return QUIZ_START;
        }}
      />
    </>
  );
}

const recommendationsQuery = (fetchApi: Fetch, state: QuizState) =>
  callQuery(fetchApi, 'recommendRestaurants', { query: recommendationsOf(state) });

/** Every surprise gets a seed of its own, once; after that its address keeps it. */
function toResults(state: QuizState): QuizState {
  const wantsSeed = state.answers.cuisine === 'surprise' && state.seed === '';
  const seed = wantsSeed ? String(Math.floor(Math.random() * SEEDS)) : state.seed;
  return { ...state, seed, step: 'results' };
}

/** Each step begins at its heading, for those who hear the page; not the one that the visit begins with. */
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

export const route: Page = {
  Component: QuizRoute,
  // Results are in the page before it is drawn.
  loader:
    (services) =>
    async ({ request }) => {
      const state = readQuizState(new URL(request.url).searchParams);
      if (state.step !== 'results') return null;
      return listStatus(await prefetch(services, recommendationsQuery(services.fetchApi, state)));
    },
};
