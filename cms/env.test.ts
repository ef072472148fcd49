import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { useFolder } from '#cms/test/use-folder';
import { describe, expect, it } from 'vitest';

import { EnvironmentError, payloadSecret, readEnv } from './env.ts';
import type { EnvSource } from './env.ts';

function faultsOf(source: EnvSource): string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults;
    throw error;
  }
  return [];
}

describe('readEnv', () => {
  it('accepts an empty environment: the embedded database and sample content', () => {
    const env = readEnv({});
    expect(env).toEqual({
      DATA_DIR: resolve('.data'),
      SEED: 'sample',
      ADMIN_USERNAME: 'admin',
      LOG_LEVEL: 'info',
      NEWSLETTER_RATE: 10,
      BACKUP_KEEP: 14,
      IMPORT_UNDO_DAYS: 90,
    });
  });

  it('treats an empty string as absent', () => {
    expect(readEnv({ DATABASE_URL: '', MEILI_URL: ' ', SEED: '', ADMIN_PASSWORD: '' })).toEqual(readEnv({}));
  });

  it('takes the path off the site’s address, and reads numbers as numbers', () => {
    const source = { SITE_URL: 'https://example.org/', BACKUP_KEEP: '30', IMPORT_UNDO_DAYS: '45' };
    const listmonk = {
      LISTMONK_URL: 'https://lists.example.org',
      LISTMONK_USER: 'api',
      LISTMONK_TOKEN: 'token',
    };
    expect(readEnv({ ...source, ...listmonk, LISTMONK_LIST_ID: '3' })).toMatchObject({
      SITE_URL: 'https://example.org',
      BACKUP_KEEP: 30,
      IMPORT_UNDO_DAYS: 45,
      LISTMONK_LIST_ID: 3,
    });
  });

  it.each<[EnvSource, string]>([
    [{ SEED: 'some' }, 'SEED must be sample or none, got "some".'],
    [
      { SITE_URL: 'https://example.org/eats' },
      'SITE_URL must be an http or https address without a path, like https://example.org, got "https://example.org/eats".',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, got "loud".',
    ],
    [{ PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET must be at least 16 characters long.'],
    [{ ADMIN_PASSWORD: '1234567' }, 'ADMIN_PASSWORD must be 8 to 256 characters long.'],
    [
      { ADMIN_USERNAME: 'two words' },
      'ADMIN_USERNAME must be a name of at most 64 characters without spaces, got "two words".',
    ],
    [{ MAIL_FROM: 'The desk' }, 'MAIL_FROM must be an email address, got "The desk".'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be an address like smtp://user:password@host:587.'],
    [{ MEILI_URL: 'http://meili:7700' }, 'MEILI_API_KEY must be set too, since MEILI_URL is.'],
    [
      { LISTMONK_URL: 'http://lists', LISTMONK_LIST_ID: '1' },
      'LISTMONK_USER and LISTMONK_TOKEN must be set too, since LISTMONK_URL and LISTMONK_LIST_ID are.',
    ],
    [
      { DATABASE_URL: 'postgres://db/site' },
      'PAYLOAD_SECRET must be set (at least 16 characters) when DATABASE_URL is.',
    ],
  ])('says what is wrong with %j', (source, fault) => {
    expect(faultsOf(source)).toEqual([fault]);
  });

  it('reports all faults at once, one line each', () => {
    const faults = faultsOf({ SEED: 'x', ADMIN_PASSWORD: 'x', MEILI_API_KEY: 'x' });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['SEED', 'ADMIN_PASSWORD', 'MEILI_URL']);
    expect(faults.join('')).not.toContain('\n');
  });

  it('never shows a secret', () => {
    const hush = 'hush';
    const source = {
      DATABASE_URL: `mysql://me:${hush}@db/site`,
      PAYLOAD_SECRET: hush,
      ADMIN_PASSWORD: hush,
      SMTP_URL: `http://me:${hush}@mail`,
      MEILI_URL: `ftp://me:${hush}@meili`,
      MEILI_API_KEY: hush,
      LISTMONK_TOKEN: hush,
    };
    expect(faultsOf(source).length).toBeGreaterThan(5);
    expect(faultsOf(source).join('\n')).not.toContain(hush);
  });
});

describe('payloadSecret', () => {
  const folder = useFolder();

  it('is the given one, else a random one that is generated once and readable by its owner only', () => {
    const env = { PAYLOAD_SECRET: undefined, DATA_DIR: join(folder, 'data') };
    const made = payloadSecret(env);
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(payloadSecret(env)).toBe(made);
    const file = join(env.DATA_DIR, 'payload-secret');
    expect(readFileSync(file, 'utf8').trim()).toBe(made);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(payloadSecret({ ...env, PAYLOAD_SECRET: 'given given given' })).toBe('given given given');
  });
});
