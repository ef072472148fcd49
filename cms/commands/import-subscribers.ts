import type { SubscriberImport } from '#contract/subscribe';
import { emailSchema } from '#contract/email';
import { cityDay } from '#domain/calendar/city-time';
import { SIGN_UP_PLACE_MAX_LENGTH } from '#domain/people/newsletter-words';
import { withoutControlCharacters } from '#domain/words/characters';
import { parse } from 'csv-parse/sync';
import type { Pool } from 'pg';
import { z } from 'zod';
import { badRequest } from '../calls/call-error.ts';

const COLUMNS = ['email', 'agreed on', 'where', 'sentence'];
/** Enough to see what is wrong with a file. */
const MAX_REFUSED = 200;

const words = (missing: string, max: number) =>
  z
    .string(missing)
    .transform(withoutControlCharacters)
    .pipe(z.string().trim().min(1, missing).max(max, `Longer than ${max} characters.`));

const rowSchema = z.object({
  email: emailSchema,
  'agreed on': z
    .string('It doesn’t say when the person agreed.')
    .trim()
    .min(1, 'It doesn’t say when the person agreed.')
    .pipe(z.iso.date('Write the day the person agreed as 2026-11-28.'))
    .refine((day) => day <= cityDay(new Date()), 'Nobody can have agreed in the future.'),
  where: words('It doesn’t say where the person agreed.', SIGN_UP_PLACE_MAX_LENGTH),
  sentence: words('It doesn’t say which sentence the person agreed to.', 2_000),
});

/**
 * Adds the subscribers of another list, each with the proof of its consent; rows without it are refused. An address that
 * has left stays off, and a known one as it is. Without `commits` it only says what would happen. Throws `CallError`
 * for a file that is no such table.
 */
export async function importSubscribers(
  pool: Pool,
  text: string,
  commits: boolean,
): Promise<SubscriberImport> {
  const rows = new Map<string, z.infer<typeof rowSchema>>();
  const refused: SubscriberImport['refused'] = [];
  for (const { record, info } of readRows(text)) {
    const { data, error } = rowSchema.safeParse(record);
    if (data) rows.set(data.email, rows.get(data.email) ?? data);
    else refused.push({ line: info.lines, reason: error.issues[0]?.message ?? 'It can’t be read.' });
  }
  const { rows: counted } = await pool.query<Pick<SubscriberImport, 'added' | 'known' | 'left'>>(
    `with given as (
       select *, exists (select from suppressed_addresses where hash = address_hash(email)) as has_left,
         exists (select from subscribers s where s.email = given.email) as is_known
       from json_to_recordset($1) as given (email text, "where" text, sentence text, "agreed on" timestamptz)
     ), stored as (
       insert into subscribers (email, source, consent_text, consented_at, next_attempt_at)
       select email, "where", sentence, "agreed on", now() from given
       where $2 and not has_left and not is_known on conflict (email) do nothing
     )
     select count(*) filter (where not has_left and not is_known)::int as added,
       count(*) filter (where not has_left and is_known)::int as known,
       count(*) filter (where has_left)::int as left
     from given`,
    [JSON.stringify([...rows.values()]), commits],
  );
  return { added: 0, known: 0, left: 0, ...counted[0], refused: refused.slice(0, MAX_REFUSED) };
}

interface ReadRow {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

function readRows(text: string): ReadRow[] {
  if (text.trim() === '') throw badRequest('The file is empty.');
  try {
    return parse(text, {
      bom: true,
      info: true,
      delimiter: [',', ';', '\t'],
      columns: (names: string[]) => {
        const found = names.map((name) => name.trim().toLowerCase().replaceAll('_', ' '));
        const missing = COLUMNS.filter((name) => !found.includes(name));
        if (missing.length > 0) throw badRequest(`The file has no column “${missing.join('” and no “')}”.`);
        return found;
      },
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as ReadRow[];
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw badRequest(`The file can’t be read as CSV: ${error.message}.`);
  }
}
