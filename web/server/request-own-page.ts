import { request, type Server } from 'node:http';

const MAX_REDIRECTS = 5;
const PATIENCE_MS = 20_000;

/**
 * Requests a path of this site as a reader would and returns the final status, or `null` if the server isn't listening
 * or takes too long.
 */
export const requestOwnPage =
  (server: Server, siteUrl: string) =>
  async (path: string): Promise<number | null> => {
    const at = server.address();
    if (typeof at !== 'object' || at === null) return null;
    let wanted = path;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const answer = await ask(at, new URL(siteUrl).host, wanted);
      if (answer === null || answer.location === undefined) return answer?.status ?? null;
      const next = new URL(answer.location, new URL(wanted, siteUrl));
      // Another origin isn't ours to check.
      if (next.origin !== new URL(siteUrl).origin) return 200;
      wanted = next.pathname + next.search;
    }
    return 404;
  };

interface OwnAnswer {
  readonly status: number;
  readonly location: string | undefined;
}

function ask(
  { address, port }: { readonly address: string; readonly port: number },
  host: string,
  path: string,
): Promise<OwnAnswer | null> {
  // A wildcard address also accepts connections on localhost.
  const hostname = address === '::' || address === '0.0.0.0' ? 'localhost' : address;
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const asked = request({ hostname, port, path, agent: false, headers: { host }, signal });
    asked.on('response', (answer) => {
      // Not HEAD, for which Payload has no files; what is sent is not read.
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
    });
    asked.on('error', () => resolve(null));
    asked.end();
  });
}
