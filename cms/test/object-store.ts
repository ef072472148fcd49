import { createServer, type IncomingMessage } from 'node:http';
import { listen } from './listen.ts';

export interface ObjectStore {
  url: string;
  /** By bucket and key. */
  objects: Map<string, { body: Buffer; type: string }>;
  /** Requests not signed with the issued key. */
  unsigned: string[];
  close(): Promise<void>;
}

/** A server with the part of S3 in use: PUT, GET, HEAD and DELETE of `/bucket/key`. */
export async function openObjectStore(accessKeyId: string): Promise<ObjectStore> {
  const objects: ObjectStore['objects'] = new Map();
  const unsigned: string[] = [];
  const server = createServer(async (req, res) => {
    const key = decodeURIComponent(new URL(req.url ?? '/', 'http://store').pathname).slice(1);
    if (!req.headers.authorization?.includes(`Credential=${accessKeyId}/`))
      unsigned.push(`${req.method} ${key}`);
    if (req.method === 'PUT') {
      const body = await readBody(req);
      objects.set(key, { body, type: req.headers['content-type'] ?? '' });
      res.setHeader('etag', '"1"').end();
      return;
    }
    if (req.method === 'DELETE') {
      objects.delete(key);
      res.writeHead(204).end();
      return;
    }
    const object = objects.get(key);
    if (!object) {
      res.writeHead(404).end();
      return;
    }
    res.writeHead(200, { 'content-type': object.type, 'content-length': object.body.length, etag: '"1"' });
    res.end(req.method === 'HEAD' ? undefined : object.body);
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    objects,
    unsigned,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The client may send the body in chunks, each preceded by its size in hexadecimal. */
async function readBody(req: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part);
  let rest = Buffer.concat(parts);
  if (!req.headers['content-encoding']?.includes('aws-chunked')) return rest;
  const chunks: Buffer[] = [];
  for (;;) {
    const end = rest.indexOf('\r\n');
    const size = parseInt(rest.subarray(0, end).toString(), 16);
    if (!size) return Buffer.concat(chunks);
    chunks.push(rest.subarray(end + 2, end + 2 + size));
    rest = rest.subarray(end + 2 + size + 2);
  }
}
