import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';

import { readSettings, secret, setting, wholeNumber } from '#cms/env';
import type { EnvSource } from '#cms/env';

const MAX_WORKERS = 64;

/** Address ranges that Express knows by name. */
const ADDRESS_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

const ownSettings = {
  PORT: setting(wholeNumber(0, 65_535)).default('3000').transform(Number),
  HOST: setting({
    must: 'a host name or an IP address to listen on',
    when: (text) => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text),
  }).default('127.0.0.1'),
  TRUST_PROXY: setting({
    // Not `true`: Express would then trust the first address in the header, which the client wrote.
    must: 'false, the number of proxies in front (1), or their addresses and ranges separated by commas (10.0.0.0/8, loopback)',
    when: (text) => text === 'false' || isCount(text) || addressesIn(text).every(isAddressRange),
  })
    .default('false')
    .transform(trustProxy),
  WORKERS: setting({
    must: `auto, or a whole number from 1 to ${MAX_WORKERS}`,
    when: (text) => text === 'auto' || wholeNumber(1, MAX_WORKERS).when(text),
  })
    .default('1')
    .transform((text) => (text === 'auto' ? availableParallelism() : Number(text))),
  METRICS_TOKEN: secret({
    must: 'at least 16 characters long, without spaces',
    when: (text) => /^[\x21-\x7e]{16,}$/.test(text),
  }).optional(),
};

export type ServerEnv = ReturnType<typeof readEnv>;

/**
 * The shared settings and those of the server. TRUST_PROXY is in the form that Express accepts. Throws
 * `EnvironmentError`.
 */
export function readEnv(source: EnvSource = process.env) {
  const env = readSettings(ownSettings, source);
  return { ...env, SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}` };
}

function trustProxy(text: string): false | number | string[] {
  if (text === 'false') return false;
  return isCount(text) ? Number(text) : addressesIn(text);
}

function isCount(text: string): boolean {
  return /^\d{1,2}$/.test(text);
}

function addressesIn(text: string): string[] {
  return text.split(',').map((one) => one.trim());
}

function isAddressRange(text: string): boolean {
  if (ADDRESS_RANGES.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
