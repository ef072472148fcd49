import crypto from 'node:crypto';

/**
 * For a run's workers and the programs that tests start: reduces password hashing to a thousandth of the rounds. All
 * 600,000 take a seventh of a CPU second at every sign-in and for every account that a test creates. Different
 * numbers of rounds still produce different hashes, and the requested number can be checked (`vi.spyOn(crypto,
 * 'pbkdf2')`).
 */
const FEWER = 1_000;

const { pbkdf2 } = crypto;
const quick: typeof pbkdf2 = (password, salt, rounds, length, digest, callback) =>
  pbkdf2(password, salt, Math.ceil(rounds / FEWER), length, digest, callback);

Object.assign(crypto, { pbkdf2: quick });
