import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface RunOptions {
  env?: Record<string, string>;
  /** In milliseconds; a program that takes longer is stopped and has failed. */
  patienceMs?: number;
}

/** Runs a program of this project or of the system in plain sight, without a keyboard; answers its exit code. */
export async function runProgram(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...options.env,
      // Whoever starts this without npm gets the same Node and the same tools.
      PATH: [path.join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
    },
    ...(options.patienceMs !== undefined && { timeout: options.patienceMs }),
  });
  try {
    const [code] = await once(child, 'exit');
    return typeof code === 'number' ? code : 1;
  } catch {
    // There is no such program.
    return 127;
  }
}
