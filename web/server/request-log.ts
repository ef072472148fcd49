import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { stdSerializers, type Logger } from 'pino';
import { pinoHttp, type HttpLogger } from 'pino-http';

/** Where somebody is stays out of the log, as it stays out of the database (decisions §14). */
const LOCATION = /([?&](?:lat|lng)=)[^&]*/gi;

const ID_HEADER = 'x-request-id';

/** One line a request, with the id that it was given; no session and no location in it. */
export function requestLog(logger: Logger): HttpLogger {
  return pinoHttp({
    logger,
    genReqId: givenId,
    autoLogging: { ignore: isQuiet },
    customLogLevel: levelOf,
    customErrorObject: withoutMadeUpError,
    serializers: { req: readRequest, res: ({ statusCode }: { statusCode: number }) => ({ statusCode }) },
  });
}

function readRequest(req: Parameters<typeof stdSerializers.req>[0]) {
  const { id, method, url, remoteAddress, headers } = stdSerializers.req(req);
  const { 'user-agent': userAgent, referer } = headers;
  return {
    id,
    method,
    url: withoutLocation(url),
    remoteAddress,
    userAgent,
    ...(referer !== undefined && { referer: withoutLocation(referer) }),
  };
}

export function withoutLocation(address: string): string {
  return address.replace(LOCATION, '$1-');
}

/**
 * Every answer names its request. A proxy's id is kept, so that its log and this one can be read together; what
 * would not be safe in a log is replaced.
 */
export function giveRequestId(req: IncomingMessage, res: ServerResponse): void {
  const given = req.headers[ID_HEADER];
  const isSafe = typeof given === 'string' && /^[\w-]{1,100}$/.test(given);
  res.setHeader(ID_HEADER, isSafe ? given : randomUUID());
}

function givenId(_req: IncomingMessage, res: ServerResponse): string {
  return String(res.getHeader(ID_HEADER));
}

/** pino-http makes an error of its own for every 5xx. Its stack tells of pino-http; the cause has a line of its own. */
function withoutMadeUpError(_req: unknown, _res: unknown, error: Error, line: object): object {
  return error.message.startsWith('failed with status code') ? { ...line, err: undefined } : line;
}

function isQuiet(req: IncomingMessage): boolean {
  return /^\/(assets|_next|healthz|readyz|metrics)/.test(req.url ?? '');
}

function levelOf(_req: unknown, res: { statusCode: number }, error?: Error) {
  if (error || res.statusCode >= 500) return 'error' as const;
  return res.statusCode >= 400 ? ('warn' as const) : ('info' as const);
}
