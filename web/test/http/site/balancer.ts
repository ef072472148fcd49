import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '#cms/test/listen';

export interface Balancer {
  port: number;
  /** Sends requests to these in turn from now on. */
  balance(urls: readonly string[]): void;
  /** Number of responses from each. */
  readonly answered: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/**
 * Acts like a proxy in front of several processes: round-robin over keep-alive connections, skipping processes that
 * don't listen.
 */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const answered = new Map<string, number>();
  let sites: readonly string[] = [];
  let turn = 0;

  function forward(
    req: IncomingMessage,
    res: ServerResponse,
    body: Buffer,
    gone: readonly string[] = [],
  ): void {
    const listening = sites.filter((one) => !gone.includes(one));
    const site = listening[(turn += 1) % listening.length] ?? '';
    const sent = request(
      site + (req.url ?? ''),
      { agent, method: req.method, headers: req.headers },
      (answer) => {
        answered.set(site, (answered.get(site) ?? 0) + 1);
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The process doesn't listen, or stopped before it accepted the connection: like nginx, retries safe requests and
      // unsent ones on another one.
      const mayAskAgain = error.syscall === 'connect' || (req.method === 'GET' && !res.headersSent);
      if (mayAskAgain && listening.length > 1) forward(req, res, body, [...gone, site]);
      else res.writeHead(502).end(`${site}: ${error.message}`);
    });
    sent.end(body);
  }

  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => forward(req, res, Buffer.concat(parts)));
  });
  return {
    port: await listen(server),
    answered,
    balance: (urls) => {
      sites = urls;
    },
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
