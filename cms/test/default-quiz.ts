import { quiz } from '#city';
import { DEFAULT_GIVES_WAY } from '#domain/quiz/gives-way';
import type { QuizSettings } from '#domain/quiz/settings';

/** The quiz settings of a fresh database. */
export const DEFAULT_QUIZ_SETTINGS = { ...quiz, givesWay: DEFAULT_GIVES_WAY } as QuizSettings;
