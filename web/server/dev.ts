import { spawn } from 'node:child_process';
import path from 'node:path';
import { checkStart, reportFaults } from './check-start.ts';
import { holdConnections } from './hold-connections.ts';
import { ensureFree, listen } from './listen.ts';

/** `npm run dev`: restarts the server after each change, while this process keeps the port. */
await reportFaults(async () => {
  const { PORT, HOST } = await checkStart();
  const heldPort = await ensureFree(0, '127.0.0.1');
  await listen(holdConnections(heldPort), PORT, HOST);
  const main = path.join(import.meta.dirname, 'main.ts');
  const watcher = spawn(process.execPath, ['--watch', '--watch-preserve-output', main], {
    stdio: 'inherit',
    env: { ...process.env, HELD_PORT: String(heldPort) },
  });
  watcher.on('exit', (code) => process.exit(code ?? 0));
  // The terminal has sent SIGINT to the watcher, too.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => watcher.kill('SIGTERM'));
});
