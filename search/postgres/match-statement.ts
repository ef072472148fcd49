import type { IndexTables } from './tables.ts';

/** A statement and the values of its `$1`, `$2` ... */
interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/**
 * The places that a text finds, by tier: the name is the text, begins with it, has it at the beginning of a word, has it
 * anywhere; then its words, all of them in the name, or in what else is known of the place.
 */
export function matchStatement({ documents }: IndexTables, key: string, wordQuery: string): Statement {
  const plain = key.replace(/[\\%_]/g, String.raw`\$&`);
  const params: unknown[] = [key, `${plain}%`, `% ${plain}%`, `%${plain}%`];
  const param = (value: unknown) => `$${params.push(value)}`;
  // Without three letters in a row there is no trigram to look for, and the index of trigrams would be read whole.
  const hasTrigram = /[\p{L}\p{N}]{3}/u.test(key);
  const within = hasTrigram
    ? 'name_key like $4'
    : `search_name_grams(name_key) @> ${param(gramsOf(key))}::text[]`;
  const words = wordQuery === '' ? null : `${param(wordQuery)}::tsquery`;
  return {
    params,
    // Pairs of letters are not yet the text: what has them elsewhere in its name has no tier.
    text: `select tier, json_agg(id) as ids from (
      select id, case when name_key = $1 then 0 when name_key like $2 then 1
        when name_key like $3 then 2 when name_key like $4 then 3
        ${words ? `when name_words @@ ${words} then 4 ${hasTrigram ? 'else 5' : `when all_words @@ ${words} then 5`}` : ''}
        end as tier
      from ${documents} where ${within} ${words ? `or all_words @@ ${words}` : ''}
    ) matched where tier is not null group by tier`,
  };
}

/** Each two characters that follow each other; the one of a text that has no more. */
function gramsOf(key: string): string[] {
  const characters = [...key];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}
