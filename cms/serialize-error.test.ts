import { describe, expect, it } from 'vitest';
import { DatabaseAway } from './database/database-reach.ts';
import { serializeError } from './serialize-error.ts';
import { UploadFault } from './uploads/upload-fault.ts';

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('an error in the log', () => {
  it.each([
    ['a database that is away', new DatabaseAway('The database is away.'), 'The database is away.'],
    [
      'a database without room',
      new Error('Failed query: insert into …', {
        cause: coded('53100', 'could not extend file "base/1/2": No space left on device'),
      }),
      'could not extend file "base/1/2": No space left on device',
    ],
    [
      'a store that nobody listens at',
      coded('ECONNREFUSED', 'connect ECONNREFUSED'),
      'nothing is listening there',
    ],
    [
      'a store that does not answer',
      Object.assign(new Error('timed out'), { name: 'TimeoutError' }),
      'timed out',
    ],
    ['a picture that cannot be stored', new UploadFault(503, 'Try again.'), 'Try again.'],
    ['a picture that is refused', new UploadFault(400, 'No SVG.'), 'No SVG.'],
  ])('is the reason alone for %s', (_what, error, reason) => {
    expect(serializeError(error)).toEqual({ type: error.name, message: reason });
  });

  it('has its stack when the fault may be ours', () => {
    expect(serializeError(new TypeError('x is undefined'))).toMatchObject({
      message: 'x is undefined',
      stack: expect.stringContaining('serialize-error.test.ts'),
    });
  });
});
