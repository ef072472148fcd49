import { ALREADY_SUBSCRIBED } from '#domain/people/newsletter-words';

/** The confirmation after entering the giveaway, depending on the result of the sign-up. */
export function entryText(message: string): string {
  return message === ALREADY_SUBSCRIBED
    ? 'You’re already in. Every newsletter reader is. Good luck!'
    : 'You’re in. Watch our Thursday newsletter for the winner. Good luck!';
}
