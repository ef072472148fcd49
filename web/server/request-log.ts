import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { stdSerializers, type Logger } from 'pino';
import { pinoHttp, type HttpLogger } from 'pino-http';

/** Where somebody is stays out of the log, as it stays out of the database (decisions §14). */
const LOCATION = /([?&](?:lat|lng)=)[^&]*/gi;

/** One line a request, with its id; no session and no location in it. */
export function requestLog(logger: Logger): HttpLogger {
  return pinoHttp({
    logger,
    genReqId,
    autoLogging: { ignore: isQuiet },
    customLogLevel: levelOf,
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

/** A proxy's id is kept, so that its log and this one can be read together. */
function genReqId(req: IncomingMessage, res: ServerResponse): string {
  const given = req.headers['x-request-id'];
  const id = typeof given === 'string' && /^[\w-]{1,100}$/.test(given) ? given : randomUUID();
  res.setHeader('x-request-id', id);
  return id;
}

function isQuiet(req: IncomingMessage): boolean {
  return /^\/(assets|_next|healthz|readyz)/.test(req.url ?? '');
}

function levelOf(_req: unknown, res: { statusCode: number }, error?: Error) {
  if (error || res.statusCode >= 500) return 'error' as const;
  return res.statusCode >= 400 ? ('warn' as const) : ('info' as const);
}
