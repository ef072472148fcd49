import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePredicate, type JudgedPlace, type Predicate } from './judged-place.ts';

/** A query as somebody types it, and which places answer it. */
export interface JudgedQuery {
  readonly text: string;
  readonly kind: string;
  /** `unseen`: held back while the rules are tuned. */
  readonly set: 'seen' | 'unseen';
  /** From the best grade (3) down. Empty: nothing answers it, and an honest search says so. */
  readonly grades: readonly Predicate[];
  /** What annoys or harms who asked, whatever else it is: the opposite. */
  readonly never: Predicate;
}

const BEST_GRADE = 3;

/** The files beside this one: `# kind`, then `query | grade 3 | grade 2 | grade 1 | never`, where `-` is nothing. */
export function readJudgedQueries(): JudgedQuery[] {
  return (['seen', 'unseen'] as const).flatMap((set) => {
    let kind = '';
    const lines = readFileSync(path.join(import.meta.dirname, `${set}.txt`), 'utf8')
      .trim()
      .split('\n');
    return lines.flatMap((line) => {
      if (line.startsWith('# ')) {
        kind = line.slice(2);
        return [];
      }
      const [text = '', ...grades] = line.split(' | ').map((part) => part.trim());
      const [never = '-'] = grades.splice(BEST_GRADE);
      const predicates = grades.every((grade) => grade === '-') ? [] : grades.map(parsePredicate);
      return [{ text, kind, set, grades: predicates, never: parsePredicate(never) }];
    });
  });
}

/** 3: just that; 2: what a diner is content with; 1: related; 0: not asked for. */
export function gradeOf({ grades, never }: JudgedQuery, place: JudgedPlace, now: number): number {
  if (never(place, now)) return 0;
  const at = grades.findIndex((isMet) => isMet(place, now));
  return at < 0 ? 0 : BEST_GRADE - at;
}
