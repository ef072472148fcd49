import { once } from 'node:events';
import { startProgram } from '#cms/test/run-program';

export interface ServerProgram {
  url: string;
  /** Its log output. */
  said(): string;
  /** The exit code; null if the signal ended it. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

const START_PATIENCE_MS = 180_000;

/** Starts the site like `npm start`, as a separate process; on any free port if `env` names none. */
export async function startServerProgram(env: Record<string, string>): Promise<ServerProgram> {
  const child = startProgram('web/server/main.ts', [], { PORT: '0', ...env, LOG_LEVEL: 'info' });
  const ended = once(child, 'exit');
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error(`The site does not start: ${said}`)), START_PATIENCE_MS);
    let isOpen = false;
    const listen = (text: string) => {
      said += text;
      // A busy site logs too much to search the whole log each time.
      if (isOpen) return;
      const address = said.match(/is open at (http:\/\/[\w.:-]+)/)?.[1];
      if (address === undefined) return;
      isOpen = true;
      clearTimeout(giveUp);
      resolve(address);
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(giveUp);
      reject(new Error(`The site ended with ${code}: ${said}`));
    });
  });
  return {
    url,
    said: () => said,
    async stop(signal) {
      child.kill(signal);
      const [code] = await ended;
      return typeof code === 'number' ? code : null;
    },
  };
}
