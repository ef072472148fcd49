import { ALREADY_SUBSCRIBED } from '#domain/people/newsletter-words';

/** The confirmation after entering the giveaway, by the outcome of the sign-up. */
export function entryText(message: string): string {
  return message === ALREADY_SUBSCRIBED
    ? 'You are in already: every reader of the newsletter takes part. Good luck!'
    : 'You are in. The winner reads it first, in a Thursday newsletter. Good luck!';
}
