import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';

import { readEnv } from './env.ts';

describe('readEnv of the site', () => {
  it('listens on 127.0.0.1:3000 and trusts no proxy unless told otherwise', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      TRUST_PROXY: false,
      SITE_URL: 'http://localhost:3000',
      SEED: 'sample',
    });
  });

  it('derives SITE_URL from the port, unless it is set', () => {
    expect(readEnv({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080');
    expect(readEnv({ PORT: '8080', SITE_URL: 'https://example.org' }).SITE_URL).toBe('https://example.org');
  });

  it.each(['abc', '-1', '65536', '3000.5', '1e3', '0x10'])('refuses %j as a port', (PORT) => {
    expect(() => readEnv({ PORT })).toThrow(`PORT must be a whole number from 0 to 65535, got "${PORT}".`);
  });

  it.each([
    ['1', 1],
    ['3', 3],
    ['auto', availableParallelism()],
  ])('runs in %s workers', (WORKERS, number) => {
    expect(readEnv({ WORKERS }).WORKERS).toBe(number);
  });

  it.each(['0', 'all', '65', '-1'])('refuses %j as a number of workers', (WORKERS) => {
    expect(() => readEnv({ WORKERS })).toThrow(
      `WORKERS must be auto, or a whole number from 1 to 64, got "${WORKERS}".`,
    );
  });

  it.each([
    ['false', false],
    ['1', 1],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ])('reads TRUST_PROXY=%s as Express takes it', (TRUST_PROXY, expected) => {
    expect(readEnv({ TRUST_PROXY }).TRUST_PROXY).toEqual(expected);
  });

  it.each(['true', 'yes', '10.0.0.0/33', 'loopback,', 'example.org'])(
    'refuses TRUST_PROXY=%s, and names the accepted forms',
    (TRUST_PROXY) => {
      expect(() => readEnv({ TRUST_PROXY })).toThrow(
        `TRUST_PROXY must be false, the number of proxies in front (1), or their addresses and ranges separated by commas (10.0.0.0/8, loopback), got "${TRUST_PROXY}".`,
      );
    },
  );

  it('reports errors in shared and server settings together', () => {
    expect(() => readEnv({ HOST: 'no host', SEED: 'x' })).toThrow(
      'SEED must be sample or none, got "x".\nHOST must be a host name or an IP address to listen on, got "no host".',
    );
  });
});
