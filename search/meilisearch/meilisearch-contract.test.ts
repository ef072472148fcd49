import { afterAll } from 'vitest';
import { describeEngine } from '../engine.contract.ts';
import { openServerForTests } from '../test/exchanges.ts';
import { foldForTests } from '../test/fixture.ts';
import { connect } from './connection.ts';
import { meilisearchEngine } from './meilisearch-engine.ts';

const server = openServerForTests(new URL('../test/recordings/meilisearch-contract.jsonl', import.meta.url));
afterAll(() => server.save());

const indexName = 'contract';

describeEngine({
  name: 'Meilisearch',
  async open() {
    // Whatever an earlier run against this server left behind.
    const client = connect({ ...server, timeoutMs: 5_000 });
    for (const uid of [indexName, `${indexName}-next`, `${indexName}-previous`]) {
      await client.deleteIndex(uid).waitTask();
    }
    const engine = meilisearchEngine({ ...server, indexName, fold: foldForTests, timeoutMs: 5_000 });
    await engine.prepare();
    return { engine, close: async () => {} };
  },
});
