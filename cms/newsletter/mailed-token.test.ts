import { describe, expect, test } from 'vitest';
import { isUnsubscribeToken, readTokenId, signUnsubscribe } from './mailed-token.ts';

const SECRET = 'only-the-tests-know-this';
const reader = { id: 12, email: 'reader@example.com' };
const token = signUnsubscribe(SECRET, reader);

describe('the token of an unsubscribe link', () => {
  test('identifies a subscriber and is valid only for that one', () => {
    expect(readTokenId(token)).toBe(12);
    expect(isUnsubscribeToken(SECRET, token, reader)).toBe(true);
    expect(isUnsubscribeToken(SECRET, token, { ...reader, id: 13 })).toBe(false);
    expect(isUnsubscribeToken(SECRET, token, { ...reader, email: 'other@example.com' })).toBe(false);
    expect(isUnsubscribeToken('another-secret', token, reader)).toBe(false);
  });

  test('does not show the address', () => {
    expect(token).not.toMatch(/reader|example/);
    expect(token).toMatch(/^[\w.-]+$/);
  });

  test.each(['', '12', '12.', 'x.abc', '99999999999.abc', `${token}.more`, '12.a b'])(
    '%j is none',
    (text) => {
      expect(readTokenId(text)).toBeNull();
    },
  );
});
