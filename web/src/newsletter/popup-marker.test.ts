import { describe, expect, test } from 'vitest';
import { hasAnswered } from './popup-marker.ts';

const NOW = Date.parse('2026-05-04T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const answered = (cookies: string, stored: string | null) => hasAnswered({ cookies, stored, now: NOW });

describe('the marker of the newsletter popup', () => {
  test.each([
    ['nothing', '', null, false],
    ['the cookie', 'a=b; newsletter=dismissed', null, true],
    ['a cookie of another name', 'my-newsletter=dismissed', null, false],
    ['closed a moment ago', '', `dismissed ${NOW - 1}`, true],
    ['closed almost 7 days ago', '', `dismissed ${NOW - 7 * DAY_MS + 1}`, true],
    ['closed 7 days ago', '', `dismissed ${NOW - 7 * DAY_MS}`, false],
    ['closed in the future, by a clock that was wrong', '', `dismissed ${NOW + DAY_MS}`, false],
    ['signed up long ago', '', `subscribed ${NOW - 900 * DAY_MS}`, true],
    ['something else', '', 'true', false],
    ['a broken time', '', 'dismissed soon', false],
  ])('%s', (_what, cookies, stored, expected) => {
    expect(answered(cookies, stored)).toBe(expected);
  });
});
