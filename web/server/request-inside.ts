import { createServer, request, type RequestListener } from 'node:http';
import { duplexPair } from 'node:stream';
import { ID_HEADER, requestId } from './request-log.ts';

/**
 * Requests addresses of this process, without a network, from `app`; resolves when the answer has been sent, whatever it
 * is. Another process that listens on the same port gets none of them.
 */
export function requestInside(app: RequestListener, siteUrl: string): (address: string) => Promise<void> {
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
      const asked = request({ path, headers, createConnection: () => ours });
      asked.on('response', (answer) => answer.resume());
      asked.on('error', () => resolve());
      asked.on('close', () => resolve());
      asked.end();
    });
}
