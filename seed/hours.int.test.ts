import { importFileSchema, previewRowSchema } from '#contract/imports';
import { importsOf } from '#cms/test/import-file';
import { useTestCms } from '#cms/test/use-test-cms';
import { weekText } from '#domain/calendar/week-text';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { guessFor } from './lib/choose-map.ts';

const cms = useTestCms();
const staff = cms.as('data');
const imports = importsOf(cms);

const HEAD = 'name,address,cuisine';
const LUNCH = 'Sun closed; Mon–Fri 11 a.m. to 10 p.m.; Sat closed';

const csv = (head: string, ...rows: string[]) =>
  [`${HEAD},${head}`, ...rows.map((row, n) => `Alder ${n},${n + 1} Alder St,Grill,${row}`)].join('\n');

it.each<[string, string, readonly (string | null)[]]>([
  [
    'texts.csv',
    csv(
      'Hours',
      '"Mon-Fri 11-10, Sat 10-1am"',
      'noon-midnight',
      'Mo-Fr 11:00-22:00; Su off',
      '24/7',
      'Tu-Su 17:00-24:00',
      '"[""Monday: 11:00 AM – 10:00 PM"", ""Tuesday: Closed""]"',
      'closed Mondays',
      'Sat by chance',
    ),
    [
      'Sun closed; Mon–Fri 11 a.m. to 10 p.m.; Sat 10 a.m. to 1 a.m.',
      'every day noon to midnight',
      LUNCH,
      'every day open 24 hours',
      'Sun 5 p.m. to midnight; Mon closed; Tue–Sat 5 p.m. to midnight',
      'Sun closed; Mon 11 a.m. to 10 p.m.; Tue–Sat closed',
      null,
      null,
    ],
  ],
  [
    'days.csv',
    csv(
      'Mon,Tue,Wed,Thu,Fri,Sat,Sun',
      '11-10,11-10,11-10,11-10,11-10,closed,closed',
      '7am-3pm,7am-3pm,,7am-3pm,7am-3pm,closed,closed',
    ),
    [LUNCH, null],
  ],
  [
    'opens-and-closes.csv',
    csv(
      ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => `${day}_open,${day}_close`).join(','),
      '11:00,22:00,11:00,22:00,11:00,22:00,11:00,22:00,11:00,22:00,closed,closed,closed,closed',
    ),
    [LUNCH],
  ],
  [
    'google.json',
    JSON.stringify([
      {
        name: 'Alder',
        address: '1 Alder St',
        cuisine: 'Grill',
        opening_hours: {
          open_now: true,
          periods: [{ open: { day: 5, time: '1800' }, close: { day: 6, time: '0100' } }],
        },
      },
    ]),
    ['Sun–Thu closed; Fri 6 p.m. to 1 a.m.; Sat closed'],
  ],
])('%s gives its hours by the command line and by the panel’s calls', async (name, text, weeks) => {
  const file = await imports.write(text, name);
  const map: unknown = JSON.parse(await guessFor(file));
  const { id } = await imports.plan(file, map);
  const planned = (await imports.rows(id)).map(({ given }) => given?.openingHours);
  expect(planned.map((week) => (week ? weekText(week) : null))).toEqual(weeks);

  const sent = await staff('POST', `/contract/api/desk/imports/files?name=${name}`, new Blob([text]));
  const { upload, maps } = importFileSchema.parse(sent.body);
  const body = { upload, map: maps[0]?.map };
  const preview = await staff('POST', '/contract/api/desk/imports/preview', body);
  const { rows } = z.object({ rows: z.array(previewRowSchema) }).parse(preview.body);
  expect(rows.map(({ place }) => (place?.openingHours ? weekText(place.openingHours) : null))).toEqual(weeks);
  // What stays unknown is named.
  const isNamed = rows.map(({ notices }) => notices.some(({ field }) => field === 'openingHours'));
  expect(isNamed).toEqual(weeks.map((week) => week === null));
});
