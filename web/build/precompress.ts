import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Fonts and photographs are compressed by their own formats. */
const COMPRESSIBLE = /\.(css|html|ico|js|json|map|mjs|svg|txt|webmanifest|xml)$/;

/** Writes `file.br` and `file.gz` beside the files that get smaller by it, as small as can be: it is done once. */
export async function precompress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    // Dot files are not served: the build's manifest is one.
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
