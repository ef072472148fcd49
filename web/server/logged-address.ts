import { operations } from '#contract/index';
import type { Operation } from '#contract/operation';
import { unlogged } from '#contract/unlogged';
import { addressKey } from '#domain/addresses/canonical-address';
import { beforeToken, SECRET_PATHS } from '#domain/addresses/secret-paths';

const calls = Object.values<Operation>(operations);

const SECRET = [
  ...SECRET_PATHS,
  ...calls.flatMap(({ path }) => beforeToken(path)),
  // Where Payload lets staff choose a new password.
  '/cms/reset/',
];

const parameters = calls.flatMap(({ query }) => Object.entries(query?.shape ?? {}));
const PRIVATE = new Set(parameters.filter(([, schema]) => unlogged.has(schema)).map(([name]) => name));
const LOGGED = new Set(parameters.map(([name]) => name).filter((name) => !PRIVATE.has(name)));

/**
 * An address as the log may hold it. Values are logged only of parameters that a call of the contract declares and does
 * not keep private; of a path with a token, only what precedes it.
 */
export function loggedAddress(address: string): string {
  const [path = '', ...query] = address.split('?');
  // Payload answers the same calls below its own prefix.
  const key = addressKey(path).replace(/^\/cms\/api\/contract(?=\/)/, '');
  const secret = SECRET.find((prefix) => key.startsWith(prefix) && key.length > prefix.length);
  const asked = query.length === 0 ? '' : `?${query.join('?').split('&').map(loggedParameter).join('&')}`;
  return (secret === undefined ? path : `${secret}-`) + asked;
}

/** The page that a request came from; of another site only which one. */
export function loggedReferrer(referrer: string, host: string | undefined): string {
  if (!URL.canParse(referrer)) return '-';
  const url = new URL(referrer);
  return url.host === host ? url.origin + loggedAddress(url.pathname + url.search) : url.origin;
}

function loggedParameter(pair: string): string {
  const [name = '', ...value] = pair.split('=');
  return value.length === 0 || LOGGED.has(name) ? pair : `${name}=-`;
}
