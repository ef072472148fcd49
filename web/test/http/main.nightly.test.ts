import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '#cms/test/create-test-database';
import { listen } from '#cms/test/listen';
import { ROOT, runProgram } from '#cms/test/run-program';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { ensureBuilt } from './site/ensure-built.ts';
import { startServerProgram } from './site/start-server-program.ts';

let database: TestDatabase;

beforeAll(async () => {
  await ensureBuilt(inject('postgresUrl'));
  database = await createTestDatabase('none');
});
afterAll(() => database.drop());

describe('a start that fails', () => {
  it('because of a bad port prints one line, and exits with 1', async () => {
    const env = { ...database.env, PORT: 'abc' };
    const { code, stderr } = await runProgram('web/server/main.ts', [], env);
    expect(stderr).toBe('PORT must be a whole number from 0 to 65535, got "abc".\n');
    expect(code).toBe(1);
  });

  it('because of an unreachable database prints one line before the minute that a build takes', async () => {
    const { code, stdout, stderr } = await runProgram(unbuiltSite(), [], {
      ...database.env,
      DATABASE_URL: 'postgres://user:secret-word@127.0.0.1:1/none',
      PORT: '0',
    });
    expect(stderr).toMatch(
      /^Cannot connect to PostgreSQL at 127\.0\.0\.1:1\/none .*: nothing is listening there\.\n$/,
    );
    expect(stdout).toBe('');
    expect(code).toBe(1);
  });

  it('because of missing build tools prints one line, and exits with 1', async () => {
    const { code, stdout, stderr } = await runProgram(unbuiltSite('vite'), [], {
      ...database.env,
      PORT: '0',
    });
    expect(stderr).toMatch(/^The site has to be built, .* run "npm ci --include=dev"\.\n$/);
    expect(stdout).toBe('');
    expect(code).toBe(1);
  });

  it.each(['web/server/start.ts', 'web/server/main.ts'])(
    'because the port is taken prints one line before any other check, and exits with 1: %s',
    async (program) => {
      const PORT = await listenSilently();
      const DATABASE_URL = 'postgres://user:password@127.0.0.1:1/none';
      const { code, stdout, stderr } = await runProgram(program, [], {
        ...database.env,
        DATABASE_URL,
        PORT,
      });
      expect(stderr).toBe(
        `Cannot listen on 127.0.0.1:${PORT}: something else listens there. Set PORT or HOST.\n`,
      );
      expect(stdout).toBe('');
      expect(code).toBe(1);
    },
  );
});

it('a tool of the command line prints no unrelated warnings, such as about mail', async () => {
  const env = { ...database.env, SEED: 'none', LOG_LEVEL: 'info' };
  const { code, stdout, stderr } = await runProgram('seed/run.ts', ['--if-empty'], env);
  expect(code).toBe(0);
  expect(stdout + stderr).not.toMatch(/mail/i);
});

describe('a picture whose file is gone', () => {
  it('is a 404, logged in one line without a stack', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `insert into media (alt, filename, mime_type) values ('A crab', 'gone.webp', 'image/webp')`,
    );
    await client.end();
    const site = await startServerProgram(database.env);
    for (const name of ['gone.webp', 'never-there.webp']) {
      expect((await fetch(`${site.url}/cms/api/media/file/${name}`)).status).toBe(404);
    }
    await site.stop('SIGTERM');
    expect(site.said()).toContain('/cms/api/media/file/gone.webp');
    expect(site.said()).not.toMatch(/\bat \S+ \(|"stack"|ENOENT/);
  });
});

/** `start.ts` of a copy that was never built, and has all packages but one. */
function unbuiltSite(missingPackage?: string): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'marble-unbuilt-'));
  onTestFinished(() => rmSync(tree, { recursive: true }));
  const filter = (file: string) => !file.endsWith('.next');
  for (const name of ['cities', 'cms', 'search', 'seed', 'web', 'package.json']) {
    cpSync(path.join(ROOT, name), path.join(tree, name), { recursive: true, filter });
  }
  mkdirSync(path.join(tree, 'node_modules'));
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name === missingPackage) continue;
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(tree, 'node_modules', name));
  }
  return path.relative(ROOT, path.join(tree, 'web', 'server', 'start.ts'));
}

/** Accepts connections on any free port of this machine and never responds; closed after the test. */
async function listenSilently(): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return String(await listen(server));
}
