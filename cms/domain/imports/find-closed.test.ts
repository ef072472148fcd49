import { expect, test } from 'vitest';
import { findClosed, splitClosedName } from './find-closed.ts';
import { recordTexts } from './record-texts.ts';

test.each([
  [{ Status: 'CLOSED' }, 'Status', 'closed'],
  [{ Operating_Status: 'Temporarily closed' }, 'Operating_Status', 'temporarily-closed'],
  [{ business_status: 'CLOSED_TEMPORARILY' }, 'business_status', 'temporarily-closed'],
  [{ status: 'Out of business' }, 'status', 'closed'],
  [{ place: { is_closed: true } }, 'place.is_closed', 'closed'],
  [{ 'Permanently closed': 'yes' }, 'Permanently closed', 'closed'],
  [{ 'date closed': '2024-03-01' }, 'date closed', 'closed'],
  [{ date_closed: '45000' }, 'date_closed', 'closed'],
  [{ 'Open?': 'no' }, 'Open?', 'closed'],
  [{ Status: 'Temp closed' }, 'Status', 'temporarily-closed'],
  [{ Notes: 'Closed in 2023' }, 'Notes', 'closed'],
])('%j says by its column %s that the place is %s', (record, column, status) => {
  expect(findClosed(recordTexts(record))).toEqual({ where: `the column “${column}”`, status });
});

test.each([
  [{ status: 'Open' }],
  [{ is_closed: false, closed: '' }],
  [{ hours: { status: 'closed' } }],
  [{ opening_hours: { open_now: 'false' }, notes: 'Closed on Mondays' }],
  [{ name: 'Closed Door', notes: 'closed Mondays', 'Closed on': 'Monday' }],
])('%j says nothing of the kind', (record) => expect(findClosed(recordTexts(record))).toBeNull());

test.each([
  ['Bertha’s (CLOSED)', 'Bertha’s', 'closed'],
  ['Harbor Nook - CLOSED', 'Harbor Nook', 'closed'],
  ['Permanently Closed: Old Mill', 'Old Mill', 'closed'],
  ['[CLOSED] Old Mill', 'Old Mill', 'closed'],
  ['Nook (temporarily closed)', 'Nook', 'temporarily-closed'],
  ['Nook (closed until spring)', 'Nook', 'temporarily-closed'],
  ['Nook, closed', 'Nook', 'closed'],
  ['Nook CLOSED', 'Nook', 'closed'],
  ['PERMANENTLY CLOSED Nook', 'Nook', 'closed'],
  ['Nook (out of business)', 'Nook', 'closed'],
  ['Nook [closed for the season]', 'Nook', 'temporarily-closed'],
])('“%s” is %s, which is %s', (said, name, status) =>
  expect(splitClosedName(said)).toEqual({ name, where: 'the name', status }),
);

test.each([
  'Open Sesame',
  'The Closed Door',
  'Closed Door - Bar',
  'Never Closed',
  '(Closed)',
  'Nook (closed Mondays)',
  'Nook - Closed Sundays',
])('“%s” is a name', (name) => expect(splitClosedName(name)).toBeNull());
