import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { readEnv } from './env.ts';

const compose = readFileSync('docker-compose.yml', 'utf8');
const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'));

/** The settings of the app as its process gets them. */
function appSettings(given: Record<string, string>): Record<string, string> {
  const lines = /^ {2}app:[^]*?environment:\n([^]*?)^ {4}\w/m.exec(services)?.[1] ?? '';
  const fill = (_all: string, name: string, fallback = '') => given[name] ?? fallback;
  return Object.fromEntries(
    [...lines.matchAll(/^ +([A-Z_\d]+): (.*)$/gm)].map(([, name, value = '']) => [
      name,
      value.replace(/\$\{([A-Z_\d]+):[-?]([^}]*)\}/g, fill),
    ]),
  );
}

it('passes on every setting, except those that the image decides', () => {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name);
  expect(names).toContain('SMTP_URL');
  expect(names.filter((name) => !new RegExp(`\\$\\{${name}\\b`).test(compose))).toEqual([
    'DATABASE_URL',
    'DATA_DIR',
    'MEILI_URL',
  ]);
});

it.each(['p@ss#w/o:r?d', 'a%20b &+"\\'])('connects to PostgreSQL with the password %s', (password) => {
  const settings = appSettings({
    POSTGRES_PASSWORD: password,
    PAYLOAD_SECRET: '0123456789abcdef',
    MEILI_API_KEY: '0123456789abcdef',
    SITE_URL: 'https://eat.example',
  });
  const { DATABASE_URL } = readEnv(settings);
  vi.stubEnv('PGPASSWORD', settings.PGPASSWORD);
  const client = new pg.Client({ connectionString: DATABASE_URL });
  expect(client).toMatchObject({ host: 'postgres', user: 'marble', database: 'marble', password });
});

it('publishes the site on this machine alone unless HOST is set', () => {
  const published = [...services.matchAll(/ports: (.*)/g)].map(([, ports]) => ports);
  expect(published).toEqual(["['${HOST:-127.0.0.1}:${PORT:-3000}:3000']"]);
});

it('limits the memory and the logs of every service', () => {
  const blocks = services.split(/^ {2}(?=\w+:$)/m).slice(1);
  expect(blocks).toHaveLength(3);
  for (const block of blocks) {
    expect(block).toMatch(/^ {4}mem_limit: .+$/m);
    expect(block).toContain('    logging: *logging\n');
  }
});
