import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface RunOptions {
  env?: Record<string, string>;
  /** In milliseconds; a program that takes longer is stopped and counts as failed. */
  patienceMs?: number;
  /** Whether to print its output at once at the end, because other programs run in parallel. */
  isBesideOthers?: boolean;
}

/** Runs a program of this project or of the system with visible output and no stdin; returns its exit code. */
export async function runProgram(
  command: string,
  args: readonly string[],
  { env, patienceMs, isBesideOthers = false }: RunOptions = {},
): Promise<number> {
  const output = isBesideOthers ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      ...env,
      // Without npm, this uses the same Node and tools.
      PATH: [path.join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
    },
    ...(patienceMs !== undefined && { timeout: patienceMs }),
  });
  try {
    const said = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
    const [code] = await once(child, 'exit');
    for (const part of await Promise.all(said)) process.stdout.write(part);
    return typeof code === 'number' ? code : 1;
  } catch {
    // The program does not exist.
    return 127;
  }
}
