/** Few enough that nobody's answer waits long behind them, enough that the turns themselves cost little. */
const PER_TURN = 4;

/**
 * A queue for work of which much may arrive at once: a few pieces begin in each turn of the event loop. What others wait
 * for from elsewhere, the database's answers above all, is taken in between, instead of after all that has arrived.
 */
export function openTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  function next(): void {
    for (const begin of waiting.splice(0, PER_TURN)) begin();
    if (waiting.length > 0) setImmediate(next);
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(next);
    });
}
