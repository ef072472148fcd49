import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchPicture } from './fetch-picture.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

const everywhere = () => true;
const refusal = (wanted: Promise<Buffer>) =>
  wanted.then(
    () => 'fetched',
    ({ status, message }) => `${status} ${message}`,
  );

describe('a picture at an address', () => {
  it('is downloaded, also through redirects', async () => {
    const url = await serve((req, res) => {
      if (req.url === '/moved') res.writeHead(302, { location: '/picture' }).end();
      else res.end('its bytes');
    });
    expect((await fetchPicture(`${url}/moved`, everywhere)).toString()).toBe('its bytes');
  });

  it('is not requested from this machine or its network, by name or by address', async () => {
    let asked = 0;
    const url = await serve((_req, res) => {
      asked += 1;
      res.end('secret');
    });
    const port = new URL(url).port;
    for (const host of ['localhost', '127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]']) {
      expect(await refusal(fetchPicture(`http://${host}:${port}/`))).toBe(
        '400 The picture must have a public address.',
      );
    }
    expect(asked).toBe(0);
  });

  it('is not requested from there through a redirect', async () => {
    const url = await serve((_req, res) => res.writeHead(302, { location: 'http://10.0.0.1/' }).end());
    expect(await refusal(fetchPicture(url, (address) => !address.startsWith('10.')))).toBe(
      '400 The picture must have a public address.',
    );
  });

  it.each(['file:///etc/passwd', 'ftp://example.org/a.png'])('is not requested from %s', async (location) => {
    const url = await serve((_req, res) => res.writeHead(302, { location }).end());
    expect(await refusal(fetchPicture(url, everywhere))).toMatch(/^400 /);
  });

  it('in a redirect loop is given up', async () => {
    const url = await serve((_req, res) => res.writeHead(302, { location: '/' }).end());
    expect(await refusal(fetchPicture(url, everywhere))).toMatch(/its address leads on and on/);
  });

  it('that is missing is refused with its host’s status', async () => {
    const url = await serve((_req, res) => res.writeHead(404).end());
    expect(await refusal(fetchPicture(url, everywhere))).toBe(
      '400 We couldn’t fetch the picture: its address answers with an error (404).',
    );
  });

  it('without an end is aborted at 5 MB', async () => {
    const url = await serve((_req, res) => {
      const more = () => {
        while (res.write(Buffer.alloc(65_536)));
        res.once('drain', more);
      };
      more();
    });
    expect(await refusal(fetchPicture(url, everywhere))).toMatch(/^413 /);
  });

  it('that arrives incomplete is refused', async () => {
    const url = await serve((_req, res) => {
      res.writeHead(200, { 'content-length': '1000' });
      res.write('half', () => res.destroy());
    });
    expect(await refusal(fetchPicture(url, everywhere))).toMatch(/^400 .*(cut off|doesn’t answer)/);
  });
});
