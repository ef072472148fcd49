import { afterAll, beforeAll, describe } from 'vitest';
import type { SearchEngine } from './engine.ts';
import type { IndexedRestaurant } from './indexed-restaurant.ts';
import { answersForMany } from './test/contract/answers-for-many.ts';
import { answersJudgedQueries } from './test/contract/answers-judged-queries.ts';
import { answersQuestions } from './test/contract/answers-questions.ts';
import { finds } from './test/contract/finds.ts';
import type { TestGroup } from './test/contract/group.ts';
import { HAND_MADE } from './test/contract/hand-made.ts';
import { keepsUp } from './test/contract/keeps-up.ts';
import { knowsMeanings } from './test/contract/knows-meanings.ts';
import { knowsSynonyms } from './test/contract/knows-synonyms.ts';
import { ranksByEvidence } from './test/contract/ranks-by-evidence.ts';
import { rebuilds } from './test/contract/rebuilds.ts';
import { buildFixture } from './test/fixture.ts';
import { readSampleCity } from './test/sample-city.ts';

/** An engine to be tested. */
export interface OpenedEngine {
  readonly engine: SearchEngine;
  /** Closes the engine and throws away what it held. */
  close(): Promise<void>;
}

export interface EngineUnderTest {
  readonly name: string;
  /**
   * A prepared engine without documents, synonyms or an earlier index to go back to, folding with `foldForTests`.
   * Called once for each group of tests, after the one before was closed.
   */
  open(): Promise<OpenedEngine>;
}

/** A write may take its seconds on a busy machine. */
const TIMEOUT_MS = 120_000;
/** What every engine behind the door must do (decisions §6). */
export function describeEngine({ name, open }: EngineUnderTest): void {
  const describeWith = (title: string, places: readonly IndexedRestaurant[], tests: TestGroup) =>
    describe(`${name}: ${title}`, { timeout: TIMEOUT_MS }, () => {
      let opened: OpenedEngine | undefined;
      const current = (): SearchEngine => {
        if (!opened) throw new Error('The engine is not open yet');
        return opened.engine;
      };
      beforeAll(async () => {
        opened = await open();
        await opened.engine.upsert(places);
      }, TIMEOUT_MS);
      afterAll(() => opened?.close(), TIMEOUT_MS);
      tests(current, places);
    });

  describeWith('finding', HAND_MADE, finds);
  describeWith('synonyms', HAND_MADE, knowsSynonyms);
  describeWith('many places', buildFixture(), (current, places) => {
    answersForMany(current, places);
    knowsMeanings(current, places);
  });
  describeWith('the sample city', readSampleCity(), (current, places) => {
    answersJudgedQueries(current, places);
    ranksByEvidence(current, places);
    answersQuestions(current, places);
  });
  describeWith('changes', HAND_MADE, keepsUp);
  describeWith('rebuilding', HAND_MADE, rebuilds);
}
