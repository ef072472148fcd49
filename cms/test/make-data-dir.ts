import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A fresh DATA_DIR whose removal also removes the database. When run as root, the database uses another account: in a
 * folder it cannot enter, such as one from mkdtemp, the database would be moved below /var/lib and remain there.
 */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marble-step-'));
  await chmod(folder, 0o755);
  return folder;
}
