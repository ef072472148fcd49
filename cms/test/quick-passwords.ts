import crypto from 'node:crypto';

/**
 * For the workers of a run and the programs that tests start: a thousandth of the rounds of a password's hash. All
 * 600,000 take a seventh of a processor second at every sign-in and for every account that a test makes. Other numbers
 * of rounds still make other hashes, and the number that is asked for can be seen (`vi.spyOn(crypto, 'pbkdf2')`).
 */
const FEWER = 1_000;

const { pbkdf2 } = crypto;
const quick: typeof pbkdf2 = (password, salt, rounds, length, digest, callback) =>
  pbkdf2(password, salt, Math.ceil(rounds / FEWER), length, digest, callback);

Object.assign(crypto, { pbkdf2: quick });
