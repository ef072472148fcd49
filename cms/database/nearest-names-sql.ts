import { sql } from '@payloadcms/db-postgres';

type Sql = ReturnType<typeof sql>;

/** Without the accents and apostrophes that people leave out. */
const plain = (text: Sql) =>
  sql`regexp_replace(normalize(translate(${text}, '''‘’ʼ\`´', ''), NFKD), '[\u0300-\u036f]', '', 'g')`;
const words = (text: Sql) => sql`regexp_split_to_table(${text}, '[^[:alnum:]]+')`;

/**
 * Of `names`, a query for `name`, the most similar to a text, best first: by word against word, or whole against whole.
 * Words of one or two letters are too common to identify a name.
 */
export const nearestNamesSql = (names: Sql, text: string, most: number): Sql => sql`
  select name
  from (select name, ${plain(sql`name`)} as plain from (${names}) given) named,
    (select ${plain(sql`${text}::text`)} as plain) asked,
    lateral (
      select similarity(named.plain, asked.plain) as whole,
        (select max(similarity(a, b)) from ${words(sql`named.plain`)} a, ${words(sql`asked.plain`)} b
         where length(a) > 2 and length(b) > 2) as word
    ) alike
  where greatest(whole, word) >= 0.3
  order by greatest(whole, word) desc, whole desc, name collate "C"
  limit ${most}`;
