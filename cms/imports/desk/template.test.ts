import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { useFolder } from '#cms/test/use-folder';
import { describe, expect, it } from 'vitest';
import { TEMPLATE_FORMATS, type TemplateFormat } from '#contract/imports';
import { checkImportMap } from '../map/import-map.ts';
import { findFittingMaps, TEMPLATE_MAP, templateMap } from '../map/known-maps.ts';
import { inspectFile } from '../read/inspect-file.ts';
import { readSource } from '../read/read-source.ts';
import { FIELD_NAMES } from '../map/restaurant-fields.ts';
import { readRestaurantRow } from '../map/restaurant-row.ts';
import { TEMPLATE_COLUMNS } from '../map/template-columns.ts';
import { writeTemplate } from './write-template.ts';

const folder = useFolder();

async function inspect(format: TemplateFormat, content?: string) {
  const file = path.join(folder, `filled-in.${format}`);
  writeFileSync(file, content ?? (await writeTemplate(format)));
  return inspectFile(file);
}

async function readRows(csv: string) {
  const results = [];
  for await (const source of readSource(await inspect('csv', csv)))
    results.push(
      readRestaurantRow(source, {
        map: checkImportMap(templateMap, TEMPLATE_MAP),
        now: new Date('2026-11-01'),
        isTable: true,
      }),
    );
  return results;
}

describe('the template', () => {
  it.each(TEMPLATE_FORMATS)(
    'as %s has a column for each field, and one map that knows them all',
    async (format) => {
      const { columns } = await inspect(format);
      expect(columns).toEqual(FIELD_NAMES.map((field) => TEMPLATE_COLUMNS[field].header));
      const whole = (await findFittingMaps(columns ?? [])).filter(({ strange }) => strange.length === 0);
      expect(whole.map(({ name }) => name)).toEqual([TEMPLATE_MAP]);
    },
  );

  it('accepts each of its own examples without a notice', async () => {
    const columns = FIELD_NAMES.map((field) => TEMPLATE_COLUMNS[field]);
    const csv = stringify([columns.map(({ header }) => header), columns.map(({ example }) => example)]);
    const [result] = await readRows(csv);
    expect(result).toMatchObject({ notices: [], faults: [], missing: [] });
    expect(Object.keys(result?.given ?? {}).toSorted()).toEqual([...FIELD_NAMES].toSorted());
  });

  it('creates no place from the row of notes, wherever it is', async () => {
    const [notes] = await readRows(Buffer.from(await writeTemplate('csv')).toString());
    expect(notes).toMatchObject({
      faults: expect.arrayContaining([expect.objectContaining({ field: 'rating' })]),
    });
  });

  it('accepts a status in people’s spelling, and reports unreadable hours', async () => {
    const head = `${TEMPLATE_COLUMNS.name.header},${TEMPLATE_COLUMNS.status.header},${TEMPLATE_COLUMNS.openingHours.header}`;
    const [closed, odd] = await readRows(`${head}\nMo's,Temporarily Closed,\nLee's,CLOSED,by chance\n`);
    expect(closed).toMatchObject({ given: { status: 'temporarily-closed' }, notices: [] });
    expect(odd).toMatchObject({
      given: { status: 'closed' },
      notices: [{ field: 'openingHours', message: expect.stringContaining('by chance') }],
    });
  });
});
