import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Sent {
  method?: string;
  /** Sent verbatim: not decoded, joined, or normalized. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The raw body. */
  bytes: Buffer;
  /** Decompressed. */
  text: string;
  json(): unknown;
}

/** Sends one request, byte for byte: `fetch` would normalize the paths that these tests are about. */
export function send(port: number, { method = 'GET', path, headers = {}, body }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (res) => {
      const chunks: Buffer[] = [];
      res.on('error', reject);
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = decompress(bytes, res.headers['content-encoding']);
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          bytes,
          text,
          json: (): unknown => JSON.parse(text),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function decompress(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return encoding === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString();
}
