import { region } from '#city';
import format, { type CompiledMessage } from 'icu-minify/format';

const language = region.language;
const NUMBERS = new Intl.NumberFormat(language);
const CARDINALS = new Intl.PluralRules(language);

const OPTIONS: Parameters<typeof format>[3] = {
  formatters: {
    // Creating a formatter costs far more than using it.
    getNumberFormat: () => NUMBERS,
    getPluralRules: () => CARDINALS,
    // Dates are formatted elsewhere, and come as values.
    getDateTimeFormat: (...how) => new Intl.DateTimeFormat(...how),
  },
};

/** A text with its arguments filled in. With functions for its tags, a list of texts and what they return. */
export interface Say {
  (values?: Readonly<Record<string, string | number>>): string;
  <Part>(
    values: Readonly<Record<string, string | number | ((inner: (string | Part)[]) => Part)>>,
  ): string | Part | (string | Part)[];
}

/** Functions in place of messages. */
export type Texts<T> = { readonly [Key in keyof T]: T[Key] extends CompiledMessage ? Say : Texts<T[Key]> };

/** The function of a compiled message. */
export function say(message: CompiledMessage): Say {
  return ((values: Parameters<typeof format>[2]) => format(message, language, values, OPTIONS)) as Say;
}

/** The functions of compiled messages, nested as they are. */
export function sayEach<T extends object>(messages: T): Texts<T> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, inner]: [string, CompiledMessage | object]) => [
      key,
      typeof inner === 'string' || Array.isArray(inner) ? say(inner) : sayEach(inner),
    ]),
  ) as Texts<T>;
}
