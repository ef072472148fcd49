import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  port: number;
  /** Requests go to these from now on, one after the other. */
  balance(urls: readonly string[]): void;
  /** How many answers each has given. */
  readonly answered: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/**
 * What a proxy in front of several processes does: each request goes to the next one, over connections that are kept, and
 * to another one where nobody listens any more.
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
      // Nobody listens there, or it stopped before it took the connection: what changes nothing is asked of another one,
      // as nginx does, and what was not sent yet too.
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
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
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
