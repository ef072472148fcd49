import { z } from 'zod';

/** A fault of a backup or its destination, and what to do next: one line for the operator. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}

/** The folders of DATA_DIR with the site's files. */
export const FILE_FOLDERS = ['media', 'ad-images', 'place-photos', 'imports'] as const;
/** Generated if PAYLOAD_SECRET is not set. Without it, links in sent mail would break. */
export const SECRET_FILE = 'payload-secret';

export const MANIFEST = 'manifest.json';
export const END = 'end.json';
export const TABLES = 'tables/';
export const tableFolder = (table: string) => `${TABLES}${table}/`;
export const FILES = 'files/';

/** First entry of a backup: its contents, and what is needed to load it. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** The backup does not contain the schema: these migrations create it. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Last entry: without it a backup is incomplete. */
export const endSchema = z.object({ rows: z.record(z.string(), z.number()), files: z.number() });
export type End = z.infer<typeof endSchema>;
