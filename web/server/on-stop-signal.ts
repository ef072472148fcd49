import type { Logger } from 'pino';

/** Process managers wait ten seconds before they kill. */
const STOP_WITHIN_MS = 9_500;

/** On SIGTERM or SIGINT: calls `stop` and exits with its code, or with 1 after the timeout. */
export function onStopSignal(log: Logger, stop: () => Promise<number>): void {
  let isStopping = false;
  const stopOnce = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info(`Stopping on ${signal}: finishing requests in flight`);
    setTimeout(() => {
      log.error('Something would not end: the process ends without it');
      process.exit(1);
    }, STOP_WITHIN_MS);
    process.exit(await stop());
  };
  process.on('SIGTERM', () => void stopOnce('SIGTERM'));
  process.on('SIGINT', () => void stopOnce('SIGINT'));
}
