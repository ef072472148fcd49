import { expect, test } from 'vitest';
import { openServerForTests } from './exchanges.ts';

const recorded = new URL('recordings/meilisearch-contract.jsonl', import.meta.url);

test.skipIf(process.env.MEILI_URL)('a request that was not recorded says how to record it', async () => {
  const { url, send } = openServerForTests(recorded);
  await expect(send(`${url}/indexes/elsewhere/settings`)).rejects.toThrow(
    /are stale; npm run search:record .* Not recorded: GET \/indexes\/elsewhere\/settings/,
  );
});
