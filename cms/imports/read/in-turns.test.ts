import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readAhead } from './in-turns.ts';

/** Three items, then an error if there is one; notes what is made, and that it was closed. */
async function* make(notes: string[], error?: Error) {
  try {
    for (const item of [1, 2, 3]) {
      notes.push(`made ${item}`);
      yield item;
    }
    if (error) throw error;
  } finally {
    notes.push('closed');
  }
}

describe('reading ahead', () => {
  it('makes the next item while its reader waits, and no more', async () => {
    const notes: string[] = [];
    for await (const item of readAhead(make(notes))) {
      await turn();
      notes.push(`read ${item}`);
    }
    expect(notes).toEqual(['made 1', 'made 2', 'read 1', 'made 3', 'read 2', 'closed', 'read 3']);
  });

  it('throws an error after the items before it', async () => {
    const [notes, read]: [string[], number[]] = [[], []];
    const reading = (async () => {
      for await (const item of readAhead(make(notes, new Error('the file ends')))) {
        await turn();
        read.push(item);
      }
    })();
    await expect(reading).rejects.toThrow('the file ends');
    expect(read).toEqual([1, 2, 3]);
  });

  it('closes its source once its reader stops', async () => {
    const notes: string[] = [];
    for await (const _item of readAhead(make(notes))) break;
    expect(notes.at(-1)).toBe('closed');
  });
});
