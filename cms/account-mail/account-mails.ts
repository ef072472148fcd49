import { escapeMarkup } from '#domain/words/escape-markup';
import LETTERS from './letters.json' with { type: 'json' };

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where answers go; omitted: to the sender. */
  readonly replyTo?: string;
}

export type AccountChange = 'password' | 'email' | 'roles' | 'secondFactor';

/**
 * A letter as text and simple HTML. `confirmation` goes to an unconfirmed address, whose owner may not know us: it
 * repeats nothing that was typed. `emailChanged` does not name the new address, which may be a stranger's.
 */
export function accountMail(
  kind: keyof typeof LETTERS,
  link: string,
  names: { readonly siteName: string } & Readonly<Record<string, string>>,
): Mail {
  const letter = LETTERS[kind];
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
  const [before, after] = [letter.before.map(fill), letter.after.map(fill)];
  const paragraphs = (texts: readonly string[]) =>
    texts.map((text) => `<p>${escapeMarkup(text)}</p>`).join('\n');
  return {
    subject: fill(letter.subject),
    text: [...before, link, ...after].join('\n\n'),
    html: [
      paragraphs(before),
      `<p><a href="${escapeMarkup(link)}">${escapeMarkup(letter.linkText)}</a></p>`,
      paragraphs(after),
    ].join('\n'),
  };
}
