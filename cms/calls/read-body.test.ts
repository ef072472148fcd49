import type { PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { parseJson, readJson } from './read-body.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it('JSON that is nested too deeply is rejected like invalid JSON', () => {
  expect(parseJson(nested(200))).toBeInstanceOf(Array);
  for (const text of [nested(20_000), `{"a":${nested(20_000)}}`]) {
    expect(() => parseJson(text)).toThrow(
      expect.objectContaining({ status: 400, message: 'The body is nested too deeply.' }),
    );
  }
  expect(() => parseJson('{')).toThrow(expect.objectContaining({ status: 400 }));
});

it('a client that disconnects in the middle gets 400, not 500', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"page":')),
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  });
  await expect(readJson({ body } as PayloadRequest, {})).rejects.toMatchObject({ status: 400 });
});
