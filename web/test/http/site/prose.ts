/** The texts of a page: paragraphs, quotes, and list items. */
export function paragraphsOf(html: string): string[] {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const shown = main.replaceAll(/<(script|style|svg|select|noscript|nav)\b[\s\S]*?<\/\1>/g, '');
  const texts = [
    ...shown.matchAll(/<(p|li|dd|blockquote)\b[^>]*>([\s\S]*?)(?=<\/?(?:p|li|dd|blockquote)\b)/g),
  ];
  return [...new Set(texts.map(([, , inner = '']) => plainText(inner)))].filter((text) => text !== '');
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const MIN_WORDS = 5;
const STEM_WORDS = 4;

/** Complete sentences of at least five words, without labels and facts. */
export function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/\b(St|Mr|Ms|Mrs|Dr|Gen)\. /g, '$1 ')
    .split(/(?<=[.!?]["”’)]*) (?=\P{Ll})/u)
    .filter((sentence) => /[.!?]["”’)]*$/.test(sentence) && wordsOf(sentence).length >= MIN_WORDS);
}

function wordsOf(sentence: string): string[] {
  return (
    sentence
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}$'-]+/gu) ?? []
  );
}

/** The first words of a sentence, with numbers normalized. */
export function stemOf(sentence: string): string {
  return wordsOf(sentence).slice(0, STEM_WORDS).join(' ').replaceAll(/\d+/g, '0');
}

/** Stems that begin more than `most` sentences, each with its count. */
export function repeatedStems(texts: Iterable<string>, most: number): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const stem of sentencesOf(text).map(stemOf)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > most).map(([stem, count]) => `${count} × ${stem} …`);
}

/** British spellings. */
export const BRITISH =
  /\b(?:\w*(?:colour|favour|flavour|neighbour|honour|savour|labour|behaviour)\w*|centres?|theatres?|grey|cosy|whilst|programmes?|licence|cheques?|labelled|cancelled|\w*(?:organis|realis|recognis|specialis)\w+|travell\w+|takeaways?|aubergines?|courgettes?|at (?:the )?weekends?)\b/i;

/** The same word twice in a row. */
export const DOUBLED = /(?<![\p{L}\d-])(\p{L}+) \1(?![\p{L}-])/iu;
