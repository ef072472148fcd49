import { DrizzleQueryError } from '@payloadcms/db-postgres/drizzle';
import { describe, expect, it } from 'vitest';
import { DatabaseAway } from '../database/database-fault.ts';
import { serializeError } from './serialize-error.ts';
import { UploadFault } from '../uploads/upload-fault.ts';

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
      'a server that nobody listens at',
      coded('ECONNREFUSED', 'connect ECONNREFUSED'),
      'nothing is listening there',
    ],
    [
      'a server that does not answer',
      Object.assign(new Error('timed out'), { name: 'TimeoutError' }),
      'no answer in time',
    ],
    ['a picture that is refused', new UploadFault(415, 'Try again.'), 'Try again.'],
  ])('is the reason alone for %s', (_what, error, reason) => {
    expect(serializeError(error)).toEqual({ type: error.name, message: reason });
  });

  it('has a statement without its values, however deep', () => {
    const query = new DrizzleQueryError(
      'select * from "saved_lists" where "view_token" = $1',
      ['a-secret'],
      coded('42703', 'column "view_token" does not exist'),
    );
    for (const error of [query, new Error('The list was not found', { cause: query })]) {
      const said = serializeError(error);
      expect(said).toMatchObject({
        message: 'column "view_token" does not exist',
        stack: expect.stringMatching(/"view_token" = \$1\n {4}at /),
      });
      expect(JSON.stringify(said)).not.toContain('a-secret');
    }
    const twice = Object.assign(coded('23505', 'duplicate key'), { detail: 'Key (email)=(a-secret)' });
    expect(JSON.stringify(serializeError(twice))).not.toContain('a-secret');
  });

  it('has its stack when the fault may be ours', () => {
    expect(serializeError(new TypeError('x is undefined'))).toMatchObject({
      message: 'x is undefined',
      stack: expect.stringContaining('serialize-error.test.ts'),
    });
  });
});
