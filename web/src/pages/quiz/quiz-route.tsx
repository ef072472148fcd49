import CITY from '#city/region.json';
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

/** Deliberately simple, as in spec 2 §5: only sending mail proves that an address exists. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const SEEDS = 1_000_000;
const DESCRIPTION = `Answer up to six questions and get three to six ${CITY.name} restaurants that fit your meal, mood, budget and neighborhood, with a reason for each.`;

function QuizRoute() {
  const { fetchApi } = useApp();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = readQuizState(params);
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  const isResults = state.step === 'results';
  const found = useQuery({ ...recommendationsQuery(fetchApi, state), enabled: isResults });
  const heading = useStepFocus(state);

  // Toasts appear only after answering the questions. A shared link opens without them; the page has the same text.
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
    const body = { email: email.trim(), source: state.answers.mealType ?? ('quiz' as const) };
    // The results follow either way (spec 2 §8).
    const subscribed = await call(fetchApi, 'subscribe', { body }).then(
      ({ warning }) => (warning ? 'stored-with-warning' : 'stored'),
      // An unreadable response still means that the server accepted it.
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
        image={paths.sharePicture('quiz')}
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

export const route: Page = {
  Component: QuizRoute,
  // Results are part of the server's HTML.
  loader:
    (services) =>
    async ({ request }) => {
      const state = readQuizState(new URL(request.url).searchParams);
      if (state.step !== 'results') return null;
      return listStatus(await prefetch(services, recommendationsQuery(services.fetchApi, state)));
    },
};
