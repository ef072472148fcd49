import type { IncomingMessage } from 'node:http';
import { badRequest, CallError, tooLarge } from '#cms/calls/call-error';
import { parseJson } from '#cms/calls/read-body';
import type { Payload } from 'payload';
import { toHeaders } from './fetch-bridge.ts';

const MB = 1024 * 1024;
/** Without a session: enough for credentials, or a query with filters. */
const STRANGER_BYTES = 100 * 1024;
/** A 10 MB picture plus form fields. */
const STAFF_BYTES = 12 * MB;
/** The limit of Next.js. */
const PAGE_BYTES = MB;

/**
 * Reads the whole body of a request to Payload's REST API, which doesn't limit it itself. Checks that it's within the
 * sender's limit and can be parsed.
 */
export async function readRestBody(req: IncomingMessage, payload: Payload): Promise<Buffer<ArrayBuffer>> {
  const body = await readUpTo(req, await mostBytes(req, payload, STAFF_BYTES));
  const type = typeOf(req);
  if (isForm(type)) await checkForm(body, type);
  else if (body.length > 0 && (/^application\/json\b/i.test(type) || isLikeJson(body)))
    checkJson(body.toString());
  return body;
}

/** The panel's pages stream their bodies, so the length must be known before. */
export async function checkPageBody(req: IncomingMessage, payload: Payload): Promise<void> {
  if (req.headers['transfer-encoding'] !== undefined) throw new CallError(411, 'Say how long the body is.');
  checkLength(req, await mostBytes(req, payload, PAGE_BYTES));
}

/** Looks up the session only if the body exceeds the anonymous limit. */
async function mostBytes(req: IncomingMessage, payload: Payload, staffBytes: number): Promise<number> {
  const isLengthKnown = req.headers['transfer-encoding'] === undefined;
  if (isLengthKnown && lengthOf(req) <= STRANGER_BYTES) return STRANGER_BYTES;
  return (await isFromStaff(req, payload)) ? staffBytes : STRANGER_BYTES;
}

/** Whether the request has a staff session. */
export async function isFromStaff(req: IncomingMessage, payload: Payload): Promise<boolean> {
  const { user } = await payload.auth({ headers: toHeaders(req) });
  return user?.collection === 'admins';
}

function lengthOf({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

function checkLength(req: IncomingMessage, maxBytes: number): void {
  if (lengthOf(req) > maxBytes) throw refusal(req, maxBytes);
}

function refusal(req: IncomingMessage, maxBytes: number): CallError {
  if (maxBytes === STRANGER_BYTES) return new CallError(413, 'Sign in to send more than 100 kB.');
  // The panel shows this sentence to whoever picked the file.
  return isForm(typeOf(req))
    ? new CallError(413, `The file is larger than ${maxBytes / MB} MB. Make it smaller and try again.`)
    : tooLarge(maxBytes);
}

const typeOf = ({ headers }: IncomingMessage) => headers['content-type'] ?? '';
const isForm = (type: string) => /^multipart\/form-data\b/i.test(type);

async function readUpTo(req: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  checkLength(req, maxBytes);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // Leaving the loop early would destroy the connection that the refusal goes out on.
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw badRequest('The body ended early.', { cause: error });
  }
  if (bytes > maxBytes) throw refusal(req, maxBytes);
  return Buffer.concat(chunks);
}

/** Payload parses JSON regardless of the content type. */
function isLikeJson(body: Buffer): boolean {
  return /^\s*[[{]/.test(body.toString('latin1', 0, 100));
}

/** Payload destructures any JSON it receives, and fails if it isn't an object. */
function checkJson(text: string): void {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) throw badRequest('The body must be a JSON object.');
}

/** Payload returns 500 for a form it can't parse; `_payload` holds the fields as JSON. */
async function checkForm(body: Buffer<ArrayBuffer>, type: string): Promise<void> {
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch((error: unknown) => {
      throw badRequest('The form cannot be read.', { cause: error });
    });
  for (const fields of form.getAll('_payload')) {
    if (typeof fields === 'string') checkJson(fields);
  }
}
