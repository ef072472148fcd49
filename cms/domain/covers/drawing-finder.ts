import { foldedWords } from '../words/text-fold.ts';

/**
 * Finds what is drawn for a text. The table has words (singular, whole, folded, separated by `|`) and what is drawn for
 * them; the first row of which the text has a word wins.
 */
export function drawingFinder<Drawn extends string>(
  table: Readonly<Record<string, Drawn>>,
): (text: string) => Drawn | undefined {
  const rows = Object.entries(table).map(
    ([alternatives, drawn]) => [new RegExp(` (?:${alternatives})s? `), drawn] as const,
  );
  return (text) => {
    const words = ` ${foldedWords(text).join(' ')} `;
    return rows.find(([pattern]) => pattern.test(words))?.[1];
  };
}
