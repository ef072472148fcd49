import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import { MAX_PICTURE_BYTES, pictureTooLarge } from './encode-picture.ts';
import { UploadFault } from './upload-fault.ts';

/** Longer than any stored field; longer values are refused, not truncated. */
const MAX_FIELD_BYTES = 16 * 1024;
const LIMITS = {
  files: 1,
  fields: 20,
  parts: 21,
  fileSize: MAX_PICTURE_BYTES + 1,
  fieldSize: MAX_FIELD_BYTES,
  headerPairs: 20,
};

export interface Multipart {
  readonly fields: Readonly<Record<string, string>>;
  /** Absent if none was chosen: browsers then send an empty one. */
  readonly file: Buffer | undefined;
}

interface Sent {
  readonly headers: Headers;
  readonly body?: ReadableStream | null | undefined;
}

/**
 * Streams a form with at most one file: an oversized one is refused at the first byte over the limit, and nothing is
 * written to disk. Throws `UploadFault`.
 */
export async function readMultipart({ headers, body }: Sent): Promise<Multipart> {
  const parser = openParser(headers.get('content-type') ?? '');
  if (!body) throw new UploadFault(400, 'The form is empty.');
  const fields: Record<string, string> = {};
  const chunks: Buffer[] = [];
  // Node's and the DOM's web streams are the same under different types.
  const source = Readable.fromWeb(body as NodeReadableStream);
  await new Promise<void>((resolve, reject) => {
    const refuse = (fault: UploadFault) => {
      source.unpipe(parser);
      // Reads and discards the rest: a sender that is cut off would never see the reason.
      source.resume();
      reject(fault);
    };
    parser.on('field', (name, value, { valueTruncated, nameTruncated }) => {
      if (valueTruncated || nameTruncated) refuse(new UploadFault(400, `${name.slice(0, 40)} is too long.`));
      else fields[name] = value;
    });
    parser.on('file', (_name, file) => {
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('limit', () => refuse(pictureTooLarge()));
      file.on('error', () => undefined);
    });
    const tooMuch = () => refuse(new UploadFault(400, 'The form holds more than it should.'));
    parser.on('filesLimit', tooMuch).on('fieldsLimit', tooMuch).on('partsLimit', tooMuch);
    parser.on('error', () => refuse(cutOff()));
    parser.on('close', resolve);
    source.on('error', () => reject(cutOff()));
    source.pipe(parser);
  });
  const file = Buffer.concat(chunks);
  return { fields, file: file.length > 0 ? file : undefined };
}

const cutOff = () => new UploadFault(400, 'The form is damaged or was cut off.');

function openParser(contentType: string) {
  try {
    return busboy({ headers: { 'content-type': contentType }, limits: LIMITS });
  } catch {
    throw new UploadFault(415, 'Send the form as multipart/form-data.');
  }
}
