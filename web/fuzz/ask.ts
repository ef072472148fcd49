import { request } from 'node:http';

export interface FuzzRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export type Fault = 'failed' | 'hung' | 'stack' | 'cut';

export interface Outcome {
  status: number;
  ms: number;
  text: string;
  fault?: Fault;
}

/** The longest acceptable wait for an answer. */
const PATIENCE_MS = 5_000;
/** How much of a body is checked. */
const LOOK_BYTES = 300_000;
/** Above this size the site may close the connection without reading the body. */
const UNREAD_BYTES = 60_000;
const STACK = /\n\s+at .+[:(]\d+:\d+|\bnode_modules\/|\bfile:\/\/\/|\binsert into "|\bselect .+ from "/;

/** Sends one request, byte for byte, and checks the response for faults. */
export function ask(url: string, sent: FuzzRequest): Promise<Outcome> {
  const { hostname, port } = new URL(url);
  const { method, path, headers = {}, body } = sent;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let status = 0;
    let text = '';
    const end = (fault?: Fault) => {
      clearTimeout(timer);
      call.destroy();
      const found = fault ?? faultOf(status, text);
      resolve({ status, ms: performance.now() - startedAt, text, ...(found && { fault: found }) });
    };
    const call = request({ host: hostname, port, method, path, headers, agent: false }, (res) => {
      status = res.statusCode ?? 0;
      res.setEncoding('utf8').on('data', (chunk: string) => {
        if (text.length < LOOK_BYTES) text += chunk;
      });
      res.on('end', () => end());
      res.on('error', () => end('cut'));
    });
    const timer = setTimeout(() => end('hung'), PATIENCE_MS);
    const isLarge = (body?.length ?? 0) > UNREAD_BYTES;
    call.on('error', () => end(isLarge ? undefined : 'cut'));
    call.end(body);
  });
}

function faultOf(status: number, text: string): Fault | undefined {
  if (status >= 500) return 'failed';
  return status >= 400 && STACK.test(text) ? 'stack' : undefined;
}
