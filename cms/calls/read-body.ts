import type { WriteOperation } from '#contract/operation';
import type { PayloadRequest } from 'payload';
import { badRequest, tooLarge, unsupportedType } from './call-error.ts';

const MAX_BYTES = 100 * 1024;
/** Lists within lists of a long text stay below a third of this. */
const MAX_DEPTH = 200;

type Body = Pick<WriteOperation, 'bodyType' | 'maxBodyBytes'>;

/**
 * Refuses a body of another type or size than the call takes, before any of it is read: 415, 413. Without a length
 * (chunks) the size shows while it is read.
 */
export function checkBody({ headers }: PayloadRequest, { bodyType, maxBodyBytes }: Body): void {
  const type = headers.get('content-type');
  const isBeacon = bodyType === 'beacon';
  const expected = isBeacon || !bodyType ? 'application/json' : bodyType;
  const mediaType = type?.split(';', 1)[0]?.trim().toLowerCase();
  const isText = mediaType === undefined || mediaType === 'text/plain';
  if (!(isBeacon && isText) && mediaType !== expected) {
    throw unsupportedType(`Send the ${expected === 'multipart/form-data' ? 'form' : 'body'} as ${expected}.`);
  }
  const charset = /charset=["']?([\w-]+)/i.exec(type ?? '')?.[1] ?? 'utf-8';
  if (headers.has('content-encoding') || !/^utf-?8$/i.test(charset)) {
    throw unsupportedType('Send the body as plain UTF-8.');
  }
  const maxBytes = maxBodyBytes ?? MAX_BYTES;
  if (Number(headers.get('content-length')) > maxBytes) throw tooLarge(maxBytes);
}

/** A body as it arrives, refused at the byte that is one too many. */
export async function* readBytes(
  { body }: Pick<PayloadRequest, 'body'>,
  { maxBodyBytes }: Body,
): AsyncGenerator<Uint8Array> {
  const maxBytes = maxBodyBytes ?? MAX_BYTES;
  let bytes = 0;
  // Not `for await`: leaving that early would cut the connection that the refusal goes out on.
  const reader = body?.getReader();
  const read = () =>
    reader?.read().catch((error: unknown) => {
      // The client hung up: not our error.
      throw badRequest('The body ended early.', { cause: error });
    });
  for (let part = await read(); part && !part.done; part = await read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    yield part.value;
  }
}

/** The JSON of a body; `undefined` where there is none. */
export async function readJson(req: PayloadRequest, operation: Body): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readBytes(req, operation)) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : parseJson(text);
}

/** @throws CallError 400 for what is no JSON, or nested deeper than anything that is written by hand or program */
export function parseJson(text: string): unknown {
  const value = tryToParse(text);
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    // What walks through it later calls itself for each level.
    if (depth > MAX_DEPTH) throw badRequest('The body is nested too deeply.');
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return value;
}

function tryToParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
}
