import type * as dns from 'node:dns';
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { useServers } from '#cms/test/use-servers';
import { describe, expect, it, vi } from 'vitest';
import { download } from './download.ts';

type Callback = (error: Error | null, found: dns.LookupAddress[]) => void;
/** What a name means: the addresses of one lookup after the other. Other names are looked up. */
const names = vi.hoisted(() => {
  // Another test of this worker may have loaded the downloads without the mock.
  vi.resetModules();
  return new Map<string, string[][]>();
});
vi.mock('node:dns', async (original) => {
  const { lookup } = await original<typeof dns>();
  return {
    lookup(host: string, options: dns.LookupAllOptions, callback: Callback) {
      const found = names.get(host)?.shift();
      if (found)
        callback(
          null,
          found.map((address) => ({ address, family: 4 })),
        );
      else lookup(host, options, callback);
    },
  };
});

const serve = useServers();

async function read(url: string, changed: Partial<Parameters<typeof download>[1]> = {}): Promise<string> {
  const options = { headers: {}, patienceMs: 5_000, maxBytes: 1024 * 1024, isAllowed: () => true };
  const { body } = await download(url, { ...options, ...changed });
  return text(body);
}

const onlyTheRule = { isAllowed: undefined };
describe('a download', () => {
  it('follows redirects, and asks for the bytes as they are', async () => {
    const port = await serve((req, res) => {
      if (req.url === '/moved') res.writeHead(302, { location: '/file' }).end();
      else res.end(`${req.url} ${req.headers['accept-encoding']}`);
    });
    expect(await read(`http://127.0.0.1:${port}/moved`)).toBe('/file identity');
  });

  it('is never made from this machine or its network, by name or by address', async () => {
    let asked = 0;
    const port = await serve((_req, res) => res.end(String((asked += 1))));
    for (const host of ['localhost', '2130706433', '[::ffff:127.0.0.1]', '169.254.169.254'])
      await expect(read(`http://${host}:${port}/`, onlyTheRule), host).rejects.toThrow(
        'is in a private network',
      );
    expect(asked).toBe(0);
  });

  it('is not led there by a redirect, to an address or to a name', async () => {
    let asked = 0;
    const inner = await serve((_req, res) => res.end(String((asked += 1))), '127.0.0.2');
    const isAllowed = (address: string) => address === '127.0.0.1';
    names.set('inner.test', [['127.0.0.2']]);
    for (const location of [`http://127.0.0.2:${inner}/`, `http://inner.test:${inner}/`]) {
      const port = await serve((_req, res) => res.writeHead(302, { location }).end());
      await expect(read(`http://127.0.0.1:${port}/`, { isAllowed })).rejects.toThrow('in a private network');
    }
    expect(asked).toBe(0);
  });

  it('connects to the address that was checked, whatever the name means a moment later', async () => {
    const port = await serve((_req, res) => res.end('secret'), '127.0.0.1');
    await serve((_req, res) => res.end('public'), '127.0.0.2', port);
    names.set('rebinding.test', [['127.0.0.2'], ['127.0.0.1']]);
    const isAllowed = (address: string) => address === '127.0.0.2';
    expect(await read(`http://rebinding.test:${port}/`, { isAllowed })).toBe('public');
    await expect(read(`http://rebinding.test:${port}/`, { isAllowed })).rejects.toThrow('private network');
  });

  it('is refused when one of several addresses is private', async () => {
    names.set('both.test', [['93.184.216.34', '10.0.0.1']]);
    await expect(read('http://both.test/', onlyTheRule)).rejects.toThrow('both.test is in a private network');
  });

  it.each<[string, RequestListener, RegExp]>([
    ['is not there', (_req, res) => res.writeHead(404).end(), /answered 404 instead of a file/],
    ['leads in a circle', (_req, res) => res.writeHead(302, { location: '/' }).end(), /leads on and on/],
    [
      'leads to a file of this machine',
      (_req, res) => res.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      /leads to something that is no web page/,
    ],
    [
      'leads to an address that cannot be read',
      (_req, res) => res.writeHead(302, { location: 'http://[' }).end(),
      /leads to something that is no web page/,
    ],
    [
      'is packed without being asked',
      (_req, res) => res.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
      /in a form that was not asked for \(gzip\)/,
    ],
    ['is closed', (req) => req.socket.destroy(), /couldn’t read .*: the connection was closed/],
    [
      'breaks off',
      (_req, res) => {
        res.writeHead(200, { 'content-length': '1000' });
        res.write('half', () => res.destroy());
      },
      /couldn’t read .*: the connection was closed/,
    ],
    [
      'has no end',
      (_req, res) => {
        const more = () => {
          while (res.write(Buffer.alloc(65_536)));
          res.once('drain', more);
        };
        more();
      },
      /sends more than 1 MB/,
    ],
  ])('that %s is said to be so', async (_what, listener, reason) => {
    const port = await serve(listener);
    await expect(read(`http://127.0.0.1:${port}/`)).rejects.toThrow(reason);
  });

  it.each<[string, RequestListener]>([
    ['is silent', () => undefined],
    ['drips', (_req, res) => void setInterval(() => res.write('.'), 5)],
  ])('that %s is given up in time', async (_what, listener) => {
    const port = await serve(listener);
    await expect(read(`http://127.0.0.1:${port}/`, { patienceMs: 60 })).rejects.toThrow('no answer in time');
  });
});
