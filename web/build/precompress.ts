import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Fonts and photos are already compressed. */
const COMPRESSIBLE = /\.(css|html|ico|js|json|map|mjs|svg|txt|xml)$/;

/** Writes `file.br` and `file.gz` next to files that shrink, at maximum compression. */
export async function precompress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    // Dot files, such as the build manifest, are not served.
    if (entry.name.startsWith('.')) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await precompress(file);
    else if (COMPRESSIBLE.test(entry.name)) await compressFile(file);
  }
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(plain, { params }),
    compressGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (brotli.length < plain.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < plain.length) await writeFile(`${file}.gz`, gzipped);
}
