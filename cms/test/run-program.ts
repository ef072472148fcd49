import { spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export interface ProgramEnd {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Environment variables that programs under test must not inherit. */
const FOREIGN =
  /^(DATABASE_URL|DATA_DIR|BACKUP_|PAYLOAD_SECRET|PORT|HOST|SITE_URL|SEED|ADMIN_|MEILI_|LISTMONK_|SMTP_|MAIL_FROM|TRUST_PROXY|LOG_LEVEL|METRICS_|VITEST|NODE_ENV)/;

/** Programs load the same 2,800 modules each time: with a compile cache, they start a third faster. */
const COMPILED = path.join(ROOT, 'node_modules', '.cache', 'node-compile');

const QUICKER = ['large-packages.ts', 'quick-passwords.ts'].flatMap((name) => [
  '--import',
  path.join(ROOT, 'cms', 'test', name),
]);

function programEnv(own: Record<string, string>): NodeJS.ProcessEnv {
  const given = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  return { ...Object.fromEntries(given), NODE_ENV: 'production', NODE_COMPILE_CACHE: COMPILED, ...own };
}

/** Starts a program of the project (`seed/import.ts`) as a separate process. */
export function startProgram(file: string, args: readonly string[], env: Record<string, string>) {
  return spawn(process.execPath, [...QUICKER, path.join(ROOT, file), ...args], {
    cwd: ROOT,
    env: programEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs a program of the project to its end. */
export async function runProgram(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<ProgramEnd> {
  const child = startProgram(file, args, env);
  const end: ProgramEnd = { code: null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (end.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (end.stderr += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...end, code }));
  });
}
