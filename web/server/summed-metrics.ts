import cluster, { type Worker } from 'node:cluster';
import {
  AggregatorRegistry,
  type MetricObjectWithValues,
  type MetricValue,
  type Registry,
} from 'prom-client';

type Numbers = MetricObjectWithValues<MetricValue<string>>[];

const KIND = 'marble-step:metrics';

/** A worker requests the sum; the primary requests each worker's own numbers and replies with their sum. */
type Message = { readonly kind: typeof KIND; readonly id: number } & (
  | { readonly type: 'sum?' }
  | { readonly type: 'own?' }
  | { readonly type: 'own'; readonly numbers: Numbers }
  | { readonly type: 'sum'; readonly text: string }
);

/** A worker that doesn't reply in time is left out. */
const PATIENCE_MS = 2_000;

function isMessage(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === KIND;
}

/** In the primary: sums the numbers of all serving workers when one requests it. */
export function sumMetrics(serving: () => Worker[]): void {
  const waiting = new Map<number, (numbers: Numbers) => void>();
  let last = 0;

  function ownOf(worker: Worker): Promise<Numbers> {
    const id = (last += 1);
    return new Promise<Numbers>((resolve) => {
      waiting.set(id, resolve);
      setTimeout(resolve, PATIENCE_MS, []);
      send(worker, { kind: KIND, id, type: 'own?' });
    }).finally(() => waiting.delete(id));
  }

  async function sumFor(worker: Worker, id: number): Promise<void> {
    const all = await Promise.all(serving().map(ownOf));
    const text = await AggregatorRegistry.aggregate(all).metrics();
    send(worker, { kind: KIND, id, type: 'sum', text });
  }

  cluster.on('message', (worker, message: unknown) => {
    if (!isMessage(message)) return;
    const { id } = message;
    if (message.type === 'own') waiting.get(id)?.(message.numbers);
    if (message.type === 'sum?') void sumFor(worker, id);
  });
}

function send(worker: Worker, message: Message): void {
  if (worker.isConnected()) worker.send(message);
}

/** In a worker: reports its own numbers, and requests the sum of all. */
export function openSummedMetrics(register: Registry): () => Promise<string> {
  const waiting = new Map<number, (text: string) => void>();
  let last = 0;
  const say = (message: Message) => process.send?.(message);
  process.on('message', (message: unknown) => {
    if (!isMessage(message)) return;
    const { id } = message;
    if (message.type === 'sum') {
      waiting.get(id)?.(message.text);
      waiting.delete(id);
    }
    if (message.type !== 'own?') return;
    void register.getMetricsAsJSON().then((numbers) => say({ kind: KIND, id, type: 'own', numbers }));
  });
  return () =>
    new Promise((resolve) => {
      const id = (last += 1);
      waiting.set(id, resolve);
      say({ kind: KIND, id, type: 'sum?' });
    });
}
