import { Secret } from 'otpauth';
import { expect, it } from 'vitest';
import { enrollmentUri, hashRecoveryCode, newKey, newRecoveryCodes, stepOfCode } from './one-time-codes.ts';

/** RFC 6238, appendix B: the last six of the eight digits. */
const KEY = Secret.fromLatin1('12345678901234567890').base32;

it.each([
  [59, '287082'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('the code of second %d is that of the standard', (second, code) => {
  const step = Math.floor(second / 30);
  const at = (seconds: number) => stepOfCode(KEY, code, (second + seconds) * 1000);
  expect(at(0)).toBe(step);
  // A clock that is off by half a minute.
  expect(at(30)).toBe(step);
  expect(at(90)).toBeNull();
  expect(at(-90)).toBeNull();
  expect(stepOfCode(KEY, ` ${code.slice(0, 3)} ${code.slice(3)}`, second * 1000)).toBe(step);
});

it.each(['', '28708', '2870822', 'abcdef', '２８７０８２', '-28708', '1e5   '])('%j is no code', (code) => {
  expect(stepOfCode(KEY, code, 59_000)).toBeNull();
});

it('an app gets key, name and site', () => {
  const uri = new URL(enrollmentUri(KEY, 'anna b'));
  expect(decodeURIComponent(uri.href)).toMatch(/^otpauth:\/\/totp\/Marble Step:anna b\?/);
  expect(uri.searchParams.get('secret')).toBe(KEY);
  expect(uri.searchParams.get('issuer')).toBe('Marble Step');
});

it('keys and recovery codes are long and never the same', () => {
  expect(newKey()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newKey()).not.toBe(newKey());
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
});

it('a recovery code is accepted however it is typed', () => {
  const [code = ''] = newRecoveryCodes();
  expect(hashRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(hashRecoveryCode(code));
});
