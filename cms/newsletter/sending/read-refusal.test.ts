import { expect, it } from 'vitest';
import { readRefusal } from './read-refusal.ts';

const error = (command: string, response?: string) => ({
  message: 'It failed',
  command,
  ...(response && { response, responseCode: Number(response.slice(0, 3)) }),
});

it.each([
  ['an unknown mailbox', 'RCPT TO', '550 5.1.1 No such user', false, 'bounced'],
  ['an unknown mailbox without a longer code', 'RCPT TO', '550 No', false, 'bounced'],
  ['a mailbox that is gone, told after the words', 'DATA', '550 5.1.1 No such user', true, 'bounced'],
  ['a sender that the server has blocked', 'RCPT TO', '550 5.7.1 Blocked', false, 'failed'],
  ['a mail that is spam to it', 'DATA', '554 5.7.1 Spam', true, 'failed'],
  ['a mail that is too large', 'DATA', '552 5.3.4 Too large', true, 'failed'],
  ['a full mailbox', 'RCPT TO', '452 4.2.2 Full', false, 'waiting'],
  ['a greylisted sender', 'RCPT TO', '451 4.7.1 Try again', false, 'waiting'],
  ['a server that closes after the words, and says so', 'DATA', '421 Closing', true, 'waiting'],
  ['a server that is closing', 'RCPT TO', '421 Closing', false, 'service'],
  ['a refused sign-in', 'AUTH PLAIN', '535 Wrong', false, 'service'],
  ['a refused sender', 'MAIL FROM', '553 Not yours', false, 'service'],
  ['no connection', 'CONN', undefined, false, 'service'],
  ['no answer after the words', 'CONN', undefined, true, 'unclear'],
] as const)('%s', (_what, command, response, isHandedOver, state) => {
  expect(readRefusal(error(command, response), isHandedOver).state).toBe(state);
});

it('keeps what the server said', () => {
  expect(readRefusal(error('RCPT TO', '550 5.1.1 No such user'), false)).toEqual({
    state: 'bounced',
    code: 550,
    said: '550 5.1.1 No such user',
  });
});
