import type { IncomingMessage } from 'node:http';
import type { IsAllowed } from '../../outbound/public-address.ts';
import { download } from '../../outbound/download.ts';
import { publicUrl } from '../../outbound/request-public.ts';
import { ImportFault } from '../import-fault.ts';

/** Larger files are imported on the command line. */
const MAX_BYTES = 100 * 1024 * 1024;
const PATIENCE_MS = 10 * 60 * 1000;
const ENDINGS = /\.(xlsx|csv|tsv|txt|json|geojson|ndjson|jsonl)(\.gz)?$/i;
/** File extensions for responses whose URL has no file name. */
const ENDING_OF: Readonly<Record<string, string>> = {
  'text/csv': 'csv',
  'application/csv': 'csv',
  'text/plain': 'txt',
  'text/tab-separated-values': 'tsv',
  'application/json': 'json',
  'application/geo+json': 'geojson',
  'application/x-ndjson': 'ndjson',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

export interface FetchedList {
  readonly name: string;
  readonly body: AsyncIterable<Uint8Array>;
}

interface FetchOptions {
  readonly isAllowed?: IsAllowed;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Downloads a list from a URL.
 * @throws CallError if it is within our network, or does not respond with a file, with what to do
 */
export async function fetchList(address: string, options: FetchOptions = {}): Promise<FetchedList> {
  const { url, answer, body } = await download(address, {
    ...options,
    headers: { accept: '*/*', 'user-agent': 'MarbleStep imports' },
    patienceMs: PATIENCE_MS,
    maxBytes: MAX_BYTES,
  });
  const name = nameOf(url, answer);
  if (name !== null) return { name, body };
  answer.destroy();
  const type = answer.headers['content-type'] ?? 'something without a type';
  throw new ImportFault(
    `${url.host} answers with ${type}, and the address names no file; it must end in .csv, .xlsx or .json, say.`,
  );
}

/** @throws CallError for URLs that are never read, whatever they resolve to */
export function checkListAddress(address: string): void {
  const { username, password } = publicUrl(address);
  if (username || password)
    throw new ImportFault('an address with a password in it isn’t read; put the file into a folder.');
}

function nameOf(url: URL, { headers }: IncomingMessage): string | null {
  const named = /filename="?([^";]+)"?/i.exec(headers['content-disposition'] ?? '')?.[1];
  const last = url.pathname.split('/').at(-1) ?? '';
  const names = [named, URL.canParse(last) ? undefined : decodeName(last)];
  const name = names.find((one) => one !== undefined && ENDINGS.test(one));
  if (name !== undefined) return name.replaceAll(/[/\\\0]/g, '-').slice(-150);
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  const ending = ENDING_OF[type.trim().toLowerCase()];
  return ending === undefined ? null : `${url.hostname}.${ending}`;
}

function decodeName(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
