import { expect, test } from 'vitest';
import { normalizeEmail } from './email-address.ts';

test.each([
  ['reader@example.com', 'reader@example.com'],
  [' Reader@Example.COM\n', 'reader@example.com'],
  ["O'Brien+Crab@example.com", "o'brien+crab@example.com"],
])('%j is the mailbox %s', (written, mailbox) => {
  expect(normalizeEmail(written)).toBe(mailbox);
});
