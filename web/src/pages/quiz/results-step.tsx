import type { QuizPick, QuizRecommendations } from '#contract/quiz';
import { directionsUrl } from '#domain/addresses/map-links';
import { answeredQuestions, type QuizAnswers } from '#domain/quiz/answers';
import { whatYoullLove } from '#domain/quiz/what-youll-love';
import * as texts from '#texts';
import { Navigation, RotateCcw, SlidersHorizontal, Sparkles } from 'lucide-react';
import type { RefObject } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import grid from '../../components/grid.module.css';
import { RestaurantCard } from '../../components/restaurant-card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PickReasons } from './pick-reasons.tsx';
import { QuizForm } from './quiz-form.tsx';
import { QUIZ_START, type QuizState } from './quiz-state.ts';
import { answerLabel } from './questions.ts';
import styles from './results-step.module.css';

interface ResultsStepProps {
  readonly state: QuizState;
  readonly results: QuizRecommendations;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onRefine: () => QuizState;
}

/** The top pick with its reasons, the other picks, and notes on the search (spec 2 §2). */
export function ResultsStep({ state, results, heading, onRefine }: ResultsStepProps) {
  const [top, ...others] = results.picks;
  if (!top) return <NothingFound heading={heading} />;
  return (
    <>
      <header className={styles.header} data-toasts="top">
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {results.heading}
        </h1>
        <AnswersGiven answers={state.answers} />
        <SearchFacts results={results} answers={state.answers} />
      </header>
      <div className={styles.top}>
        <p className={styles.kicker}>{texts.quiz.topPick()}</p>
        <PickCard pick={top} answers={state.answers} isTop />
      </div>
      {others.length > 0 && <MoreOptions picks={others} answers={state.answers} />}
      <div className={styles.ways}>
        <QuizForm to={QUIZ_START} onGo={onRefine}>
          <Button type="submit">
            <SlidersHorizontal aria-hidden="true" />
            {texts.quiz.refine()}
          </Button>
        </QuizForm>
        <QuizForm to={QUIZ_START}>
          <Button type="submit" variant="outline">
            <RotateCcw aria-hidden="true" />
            {texts.quiz.restart()}
          </Button>
        </QuizForm>
        {state.answers.cuisine === 'surprise' && (
          <QuizForm to={{ ...state, seed: nextSeed(state.seed) }}>
            <Button type="submit" variant="quiet">
              <Sparkles aria-hidden="true" />
              {texts.quiz.surpriseAgain()}
            </Button>
          </QuizForm>
        )}
      </div>
    </>
  );
}

/** The answers in one line, so that a shared link shows them. */
function AnswersGiven({ answers }: { readonly answers: QuizAnswers }) {
  const labels = answeredQuestions(answers).map((key) => answerLabel(key, answers));
  if (labels.length === 0) return <p className={styles.none}>{texts.quiz.skippedAll()}</p>;
  return (
    <ul role="list" aria-label={texts.quiz.yourAnswers()} className={styles.answers}>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}

/** Shows the toasts' messages permanently. */
function SearchFacts({ results, answers }: Pick<ResultsStepProps, 'results'> & { answers: QuizAnswers }) {
  const sentence = areaSentence(results, answers);
  if (results.notices.length === 0 && sentence === null) return null;
  return (
    <div className={styles.facts}>
      <ul role="list">
        {results.notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
      {sentence !== null && <p>{sentence}</p>}
    </div>
  );
}

function MoreOptions({
  picks,
  answers,
}: {
  readonly picks: readonly QuizPick[];
  readonly answers: QuizAnswers;
}) {
  return (
    <section aria-labelledby="more-options" className={styles.more}>
      <h2 id="more-options">{texts.quiz.moreOptions()}</h2>
      <ul role="list" className={grid.featured}>
        {picks.map((pick) => (
          <li key={pick.restaurant.id}>
            <PickCard pick={pick} answers={answers} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PickCardProps {
  readonly pick: QuizPick;
  readonly answers: QuizAnswers;
  readonly isTop?: boolean;
}

/** A pick with its reasons; the top one is large, with what to love about it (spec 2 §2). */
function PickCard({ pick, answers, isTop = false }: PickCardProps) {
  const { restaurant: place, emoji, tags, meets } = pick;
  return (
    <RestaurantCard place={place} isTile={!isTop} eager={isTop} headingLevel={isTop ? 2 : 3}>
      {isTop && (
        <>
          <h3>{texts.quiz.love()}</h3>
          <ul className={styles.love}>
            {whatYoullLove({ place, tags, meets, answers }).map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
        </>
      )}
      <PickReasons pick={pick} answers={answers} />
      <p className={styles.directions}>
        <span aria-hidden="true">{emoji}</span>
        <ButtonLink
          to={directionsUrl({ name: place.name, address: place.fullAddress ?? place.address })}
          newTab
          variant={isTop ? 'solid' : 'quiet'}
          size="small"
        >
          <Navigation aria-hidden="true" />
          {texts.quiz.directions()}
          <VisuallyHidden> {texts.quiz.directionsTo({ name: place.name })}</VisuallyHidden>
        </ButtonLink>
      </p>
    </RestaurantCard>
  );
}

function NothingFound({ heading }: Pick<ResultsStepProps, 'heading'>) {
  return (
    <div className={styles.empty}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {texts.quiz.nothing()}
      </h1>
      <EmptyState message={texts.quiz.nothingText()}>
        <QuizForm to={QUIZ_START}>
          <Button type="submit">{texts.quiz.tryAgain()}</Button>
        </QuizForm>
        <ButtonLink to={paths.home} variant="outline">
          {texts.quiz.browseAll()}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

function nextSeed(seed: string): string {
  const number = Number(seed || '1');
  return String(Number.isInteger(number) ? number + 1 : 2);
}

/** Explains where the search looked; `null` when it looked in the requested area. */
export function areaSentence(
  { area, picks }: Pick<QuizRecommendations, 'area' | 'picks'>,
  { zipcode, distance }: Pick<QuizAnswers, 'zipcode' | 'distance'>,
): string | null {
  if (zipcode === null) {
    return distance === 'walking' || distance === 'short-drive' ? texts.quiz.area.noZipcode() : null;
  }
  if (area.isLimited && area.scope === 'city') return texts.quiz.area.limited({ zipcode });
  if (area.scope === 'suburban') return texts.quiz.area.suburban({ zipcode });
  if (area.isWidened) return texts.quiz.area.widened({ zipcode });
  const isOutside = area.scope !== 'city' && picks.some(({ relaxed }) => relaxed.includes('distance'));
  return isOutside ? texts.quiz.area.farther() : null;
}
