import type { IncomingMessage } from 'node:http';
import { badRequest, CallError, tooLarge } from '#cms/calls/call-error';
import { parseJson } from '#cms/calls/read-body';
import type { Payload } from 'payload';
import { toHeaders } from './fetch-bridge.ts';

const MB = 1024 * 1024;
/** Without a session: a name and a password, or a question with its filters. */
const STRANGER_BYTES = 100 * 1024;
/** A picture of 10 MB with the fields beside it. */
const STAFF_BYTES = 12 * MB;
/** Next.js takes no more. */
const PAGE_BYTES = MB;

/**
 * The body of a request to Payload's REST, which would itself read whatever comes: whole, no larger than its sender may
 * send, and of a form that can be taken apart.
 * @throws CallError 400, 413
 */
export async function readRestBody(req: IncomingMessage, payload: Payload): Promise<Buffer<ArrayBuffer>> {
  const body = await readUpTo(req, await mostBytes(req, payload, STAFF_BYTES));
  const type = req.headers['content-type'] ?? '';
  if (/^multipart\/form-data\b/i.test(type)) await checkForm(body, type);
  else if (body.length > 0 && (/^application\/json\b/i.test(type) || isLikeJson(body)))
    checkJson(body.toString());
  return body;
}

/**
 * The panel's pages read what they are sent by themselves, as it comes: its length must be known before.
 * @throws CallError 411, 413
 */
export async function checkPageBody(req: IncomingMessage, payload: Payload): Promise<void> {
  if (req.headers['transfer-encoding'] !== undefined) throw new CallError(411, 'Say how long the body is.');
  checkLength(req, await mostBytes(req, payload, PAGE_BYTES));
}

/** The session is only looked up for what is more than anybody may send. */
async function mostBytes(req: IncomingMessage, payload: Payload, staffBytes: number): Promise<number> {
  const isLengthKnown = req.headers['transfer-encoding'] === undefined;
  if (isLengthKnown && lengthOf(req) <= STRANGER_BYTES) return STRANGER_BYTES;
  return (await isFromStaff(req, payload)) ? staffBytes : STRANGER_BYTES;
}

/** Whether the request brings the session of somebody on staff. */
export async function isFromStaff(req: IncomingMessage, payload: Payload): Promise<boolean> {
  const { user } = await payload.auth({ headers: toHeaders(req) });
  return user?.collection === 'admins';
}

function lengthOf({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

function checkLength(req: IncomingMessage, maxBytes: number): void {
  if (lengthOf(req) > maxBytes) throw refusal(maxBytes);
}

function refusal(maxBytes: number): CallError {
  return maxBytes === STRANGER_BYTES
    ? new CallError(413, 'Sign in to send more than 100 kB.')
    : tooLarge(maxBytes);
}

async function readUpTo(req: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  checkLength(req, maxBytes);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // Left early, it would cut the connection that the refusal goes out on.
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw badRequest('The body ended early.', { cause: error });
  }
  if (bytes > maxBytes) throw refusal(maxBytes);
  return Buffer.concat(chunks);
}

/** Payload reads JSON whatever the sender calls it. */
function isLikeJson(body: Buffer): boolean {
  return /^\s*[[{]/.test(body.toString('latin1', 0, 100));
}

/** Payload takes apart whatever JSON it is sent, and fails on what has no members. */
function checkJson(text: string): void {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) throw badRequest('The body must be a JSON object.');
}

/** Payload answers a form that it cannot read with 500; in `_payload` the fields come as JSON. */
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
