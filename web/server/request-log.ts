import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serializeError } from '#cms/start/serialize-error';
import { stdSerializers, type Logger } from 'pino';
import { pinoHttp, type HttpLogger } from 'pino-http';
import { operations } from '#contract/index';
import type { Operation } from '#contract/operation';
import { unlogged } from '#contract/unlogged';
import { addressKey } from '#domain/addresses/canonical-address';
import { beforeToken, SECRET_PATHS } from '#domain/addresses/secret-paths';

export const ID_HEADER = 'x-request-id';

/** One line per request, with its id and without session, location (decisions §14) or link that opens something. */
export function requestLog(logger: Logger): HttpLogger {
  return pinoHttp({
    logger,
    genReqId: givenId,
    autoLogging: { ignore: isQuiet },
    customLogLevel: levelOf,
    customErrorObject: withoutMadeUpError,
    serializers: {
      err: serializeError,
      req: readRequest,
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
}

function readRequest(req: Parameters<typeof stdSerializers.req>[0]) {
  const { id, method, url, remoteAddress, headers } = stdSerializers.req(req);
  const { 'user-agent': userAgent, referer, host } = headers;
  return {
    id,
    method,
    url: loggedAddress(url),
    remoteAddress,
    userAgent,
    ...(referer !== undefined && { referer: loggedReferrer(referer, host) }),
  };
}

/**
 * The id that the response of a request carries. A proxy's id is kept, to match its log with this one; an id that is
 * unsafe to log is replaced.
 */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers[ID_HEADER];
  const isSafe = typeof given === 'string' && /^[\w-]{1,100}$/.test(given);
  return isSafe ? given : randomUUID();
}

function givenId(_req: IncomingMessage, res: ServerResponse): string {
  return String(res.getHeader(ID_HEADER));
}

/** pino-http creates its own error for every 5xx. Its stack points into pino-http; the cause is logged separately. */
function withoutMadeUpError(_req: unknown, _res: unknown, error: Error, line: object): object {
  return error.message.startsWith('failed with status code') ? { ...line, err: undefined } : line;
}

function isQuiet(req: IncomingMessage): boolean {
  // Ad events are stored, several for each page view.
  return /^\/(assets|_next|healthz|readyz|metrics)|^\/api\/.*\/(impression|viewable|click)$/.test(
    req.url ?? '',
  );
}

function levelOf(_req: unknown, res: { statusCode: number }, error?: Error) {
  if (error || res.statusCode >= 500) return 'error' as const;
  return res.statusCode >= 400 ? ('warn' as const) : ('info' as const);
}

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
