import { expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

it('a moment is read as people write one', () =>
  expect(plainWords({ day: '2026-11-28T17:00:00.000Z' })).toBe('Sat, Nov 28, 2026, 12:00 p.m.'));
