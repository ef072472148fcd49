import { expect, test } from 'vitest';
import { findClosed, splitClosedName } from './find-closed.ts';
import { recordTexts } from './record-texts.ts';
import cases from './find-closed.test.json' with { type: 'json' };

test.each(cases.columns as [object, string, string][])(
  '%j says by its column %s that the place is %s',
  (record, column, status) => {
    expect(findClosed(recordTexts(record))).toEqual({ where: `the column “${column}”`, status });
  },
);

test.each([
  [{ status: 'Open' }],
  [{ is_closed: false, closed: '' }],
  [{ hours: { status: 'closed' } }],
  [{ opening_hours: { open_now: 'false' }, notes: 'Closed on Mondays' }],
  [{ name: 'Closed Door', notes: 'closed Mondays', 'Closed on': 'Monday' }],
])('%j says nothing of the kind', (record) => expect(findClosed(recordTexts(record))).toBeNull());

test.each(cases.endings)('“%s” is %s, which is %s', (said, name, status) =>
  expect(splitClosedName(said)).toEqual({ name, where: 'the name', status }),
);

test.each(cases.names)('“%s” is a name', (name) => expect(splitClosedName(name)).toBeNull());
