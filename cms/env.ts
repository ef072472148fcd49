import { join, resolve } from 'node:path';

import { DEFAULT_CITY, cityName } from '#city/city-folder';
import { z } from 'zod';

import {
  newPasswordSchema,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
  usernameSchema,
} from '#contract/accounts';
import { listOfWords } from '#domain/words/list-of-words';
import { keptSecret } from './database/kept-secret.ts';

/** Faults of the environment, one readable sentence each. Entry points print them and exit with 1. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  readonly faults: string[];

  constructor(faults: string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

type Rule = { must: string; when(text: string): boolean };

/** A text setting. The fault shows the value, so that typos are visible. */
export function setting({ must, when }: Rule) {
  return z
    .string()
    .refine(when, { error: ({ input }) => `must be ${must}, got "${withoutPassword(String(input))}".` });
}

/** A setting whose value is never shown. */
export function secret({ must, when }: Rule) {
  return z.string().refine(when, { error: `must be ${must}.` });
}

/** Rule for a whole number between two limits, both included. */
export function wholeNumber(least: number, most: number): Rule {
  const limits = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  return {
    must: `a whole number ${limits}`,
    when: (text) => /^\d{1,15}$/.test(text) && Number(text) >= least && Number(text) <= most,
  };
}

function address(must: string, protocols: string[]): Rule {
  return { must, when: (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol) };
}

function atLeast(length: number): Rule {
  return { must: `at least ${length} characters long`, when: (text) => text.length >= length };
}

const HTTP_ADDRESS = address('an http or https address', ['http:', 'https:']);
const SITE_ADDRESS: Rule = {
  must: 'an http or https address without a path, like https://example.org',
  when: (text) => HTTP_ADDRESS.when(text) && new URL(text).href === `${new URL(text).origin}/`,
};
const USERNAME: Rule = {
  must: `a name of at most ${USERNAME_MAX_LENGTH} characters without spaces`,
  when: (text) => !/\s/.test(text) && usernameSchema.safeParse(text).success,
};
const PASSWORD: Rule = {
  must: `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters long`,
  when: (text) => newPasswordSchema.safeParse(text).success,
};

/** Settings that the site and the command-line tools share (decisions §1). */
const sharedSettings = {
  DATABASE_URL: secret(
    address('an address like postgres://user:password@host:5432/database', ['postgres:', 'postgresql:']),
  ).optional(),
  DATA_DIR: z
    .string()
    .default(cityName() === DEFAULT_CITY ? '.data' : join('.data', cityName()))
    .transform((folder) => resolve(folder)),
  PAYLOAD_SECRET: secret(atLeast(16)).optional(),
  SITE_URL: setting(SITE_ADDRESS)
    .transform((text) => new URL(text).origin)
    .optional(),
  SEED: z
    .enum(['sample', 'none'], { error: ({ input }) => `must be sample or none, got "${String(input)}".` })
    .default('sample'),
  ADMIN_USERNAME: setting(USERNAME).default('admin'),
  ADMIN_PASSWORD: secret(PASSWORD).optional(),
  MEILI_URL: setting(HTTP_ADDRESS).optional(),
  MEILI_API_KEY: z.string().optional(),
  SMTP_URL: secret(address('an address like smtp://user:password@host:587', ['smtp:', 'smtps:'])).optional(),
  MAIL_FROM: setting({
    must: 'an email address',
    when: (text) => z.email().safeParse(text).success,
  }).optional(),
  LISTMONK_URL: setting(HTTP_ADDRESS).optional(),
  LISTMONK_USER: z.string().optional(),
  LISTMONK_TOKEN: z.string().optional(),
  LISTMONK_LIST_ID: setting(wholeNumber(1, 2_147_483_647)).transform(Number).optional(),
  NEWSLETTER_RATE: setting(wholeNumber(1, 1_000)).default('10').transform(Number),
  BACKUP_DIR: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  BACKUP_KEEP: setting(wholeNumber(1, 10_000)).default('14').transform(Number),
  IMPORT_UNDO_DAYS: setting(wholeNumber(1, 3_650)).default('90').transform(Number),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: ({ input }) =>
        `must be fatal, error, warn, info, debug, trace or silent, got "${String(input)}".`,
    })
    .default('info'),
};

const TOGETHER = [
  ['MEILI_URL', 'MEILI_API_KEY'],
  ['LISTMONK_URL', 'LISTMONK_USER', 'LISTMONK_TOKEN', 'LISTMONK_LIST_ID'],
];

/** Settings by name, usually process.env. */
export type EnvSource = Record<string, string | undefined>;
export type Env = ReturnType<typeof readEnv>;

/** The environment of the command-line tools. Throws `EnvironmentError`. */
export function readEnv(source: EnvSource = process.env) {
  return readSettings({}, source);
}

/** Reads the shared settings and the given ones; reports all faults at once. */
export function readSettings<Own extends z.ZodRawShape>(own: Own, source: EnvSource) {
  const given = withoutEmpty(source);
  const parsed = z.object({ ...sharedSettings, ...own }).safeParse(given);
  const faults = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...faultsBetween(given),
  ];
  if (!parsed.success || faults.length > 0) throw new EnvironmentError(faults);
  return parsed.data;
}

/**
 * Key for Payload's signatures: PAYLOAD_SECRET, else one that is generated once and stored in DATA_DIR. Processes
 * that share a DATABASE_URL must agree, so `readEnv` requires it there.
 */
export function payloadSecret({
  PAYLOAD_SECRET,
  DATA_DIR,
}: Pick<Env, 'PAYLOAD_SECRET' | 'DATA_DIR'>): string {
  return PAYLOAD_SECRET ?? keptSecret(join(DATA_DIR, 'payload-secret'));
}

/** Where `npm run backup` writes its files. */
export function backupFolder({ BACKUP_DIR, DATA_DIR }: Pick<Env, 'BACKUP_DIR' | 'DATA_DIR'>): string {
  return BACKUP_DIR ?? join(DATA_DIR, 'backups');
}

/** An empty line in a .env file means that the setting is absent. */
function withoutEmpty(source: EnvSource): EnvSource {
  return Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
}

function faultsBetween(given: EnvSource): string[] {
  const faults = TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    const present = names.filter((name) => given[name] !== undefined);
    return [
      `${listOfWords(missing)} must be set too, since ${listOfWords(present)} ${present.length > 1 ? 'are' : 'is'}.`,
    ];
  });
  if (given.DATABASE_URL !== undefined && given.PAYLOAD_SECRET === undefined) {
    faults.push('PAYLOAD_SECRET must be set (at least 16 characters) when DATABASE_URL is.');
  }
  return faults;
}

function withoutPassword(text: string): string {
  return text.replace(/\/\/[^/]*@/, '//***@');
}
