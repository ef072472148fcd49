import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A fresh DATA_DIR whose removal takes the database with it. As root the database runs as an account of its own:
 * a folder that this account cannot enter, as mkdtemp makes it, would send the database below /var/lib for good.
 */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marble-step-'));
  await chmod(folder, 0o755);
  return folder;
}
