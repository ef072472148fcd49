import { expect, test } from 'vitest';
import { openServerForTests } from './exchanges.ts';

const recorded = new URL('recordings/meilisearch-contract.jsonl', import.meta.url);

test.skipIf(process.env.MEILI_URL)('a request that was not recorded says how to record it', async () => {
  const { url, send } = openServerForTests(recorded);
  await expect(send(`${url}/indexes/elsewhere/settings`)).rejects.toThrow(
    /are stale; npm run search:record .* Not recorded: GET \/indexes\/elsewhere\/settings/,
  );
});

test.skipIf(process.env.MEILI_URL)('a recorded request is answered as often as it was recorded', async () => {
  const { url, send } = openServerForTests(recorded);
  const ask = async () => (await send(`${url}/indexes/contract-previous`, { method: 'DELETE' })).status;
  expect(await ask()).toBe(202);
  const askOnAndOn = async () => {
    for (let times = 0; times < 100; times += 1) await ask();
  };
  await expect(askOnAndOn()).rejects.toThrow('Not recorded');
});
