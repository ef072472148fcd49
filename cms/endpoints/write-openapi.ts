import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildOpenApi } from './build-openapi.ts';

/** The file that redocly.yaml names. */
const FILE = path.resolve(import.meta.dirname, '../../node_modules/.cache/openapi.json');

await mkdir(path.dirname(FILE), { recursive: true });
await writeFile(FILE, JSON.stringify(buildOpenApi()));
