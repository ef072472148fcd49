import { createServer, request, type RequestListener } from 'node:http';
import { duplexPair } from 'node:stream';
import { ID_HEADER, requestId } from './request-log.ts';

const MAX_REDIRECTS = 5;
const PATIENCE_MS = 20_000;

interface OwnAnswer {
  readonly status: number;
  readonly location: string | undefined;
}

/** Resolves when the answer has been sent, to `null` if there is none or it takes too long. */
export type RequestInside = (path: string) => Promise<OwnAnswer | null>;

/**
 * Requests addresses of this process, without a network, from `app`. Another process that listens on the same port gets
 * none of them.
 */
export function requestInside(app: RequestListener, siteUrl: string): RequestInside {
  const { host } = new URL(siteUrl);
  const server = createServer((req, res) => {
    res.setHeader(ID_HEADER, requestId(req));
    app(req, res);
  });
  return (path) =>
    new Promise((resolve) => {
      const [ours, theirs] = duplexPair();
      server.emit('connection', theirs);
      const headers = { host, 'accept-encoding': 'br' };
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const asked = request({ path, headers, signal, createConnection: () => ours });
      asked.on('response', (answer) => {
        // Not HEAD, for which Payload has no files.
        answer
          .resume()
          .on('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location }));
      });
      asked.on('error', () => resolve(null));
      asked.on('close', () => resolve(null));
      asked.end();
    });
}

/** The status of a path of this site after redirects, as a reader would get it; `null` without an answer. */
export const requestOwnPage =
  (ask: RequestInside, siteUrl: string) =>
  async (path: string): Promise<number | null> => {
    const { origin } = new URL(siteUrl);
    let wanted = path;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const answer = await ask(wanted);
      if (answer?.location === undefined) return answer?.status ?? null;
      const next = new URL(answer.location, new URL(wanted, siteUrl));
      // Another origin isn't ours to check.
      if (next.origin !== origin) return 200;
      wanted = next.pathname + next.search;
    }
    return 404;
  };
