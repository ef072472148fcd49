import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serializeError } from '#cms/start/serialize-error';
import { stdSerializers, type Logger } from 'pino';
import { pinoHttp, type HttpLogger } from 'pino-http';
import { loggedAddress, loggedReferrer } from './logged-address.ts';

const ID_HEADER = 'x-request-id';

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
 * Every response carries its request id. A proxy's id is kept, to match its log with this one; an id that is unsafe to
 * log is replaced.
 */
export function giveRequestId(req: IncomingMessage, res: ServerResponse): void {
  const given = req.headers[ID_HEADER];
  const isSafe = typeof given === 'string' && /^[\w-]{1,100}$/.test(given);
  res.setHeader(ID_HEADER, isSafe ? given : randomUUID());
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
