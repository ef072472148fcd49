import type { WriteOperation } from '#contract/operation';
import type { PayloadRequest } from 'payload';
import { badRequest, tooLarge, unsupportedType } from './call-error.ts';

const MAX_BYTES = 100 * 1024;
/** Nested lists in a long text stay below a third of this. */
const MAX_DEPTH = 200;

type Body = Pick<WriteOperation, 'bodyType' | 'maxBodyBytes'>;

/**
 * Rejects a body of the wrong type (415) or size (413) before reading it. The size of a chunked body is checked while
 * reading.
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

/** Streams a body and rejects it when it exceeds the limit. */
export async function* readBytes(
  { body }: Pick<PayloadRequest, 'body'>,
  { maxBodyBytes }: Body,
): AsyncGenerator<Uint8Array> {
  const maxBytes = maxBodyBytes ?? MAX_BYTES;
  let bytes = 0;
  // Not `for await`: leaving it early would close the connection that the error response needs.
  const reader = body?.getReader();
  const read = () =>
    reader?.read().catch((error: unknown) => {
      // The client disconnected; not our error.
      throw badRequest('The body ended early.', { cause: error });
    });
  for (let part = await read(); part && !part.done; part = await read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    yield part.value;
  }
}

/** The JSON of a body; `undefined` if empty. */
export async function readJson(req: PayloadRequest, operation: Body): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readBytes(req, operation)) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : parseJson(text);
}

/** @throws CallError 400 for invalid JSON, or for nesting deeper than any real input */
export function parseJson(text: string): unknown {
  const value = tryToParse(text);
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    // Later code recurses once per level.
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
