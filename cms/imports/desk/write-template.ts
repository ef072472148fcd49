import { stringify } from 'csv-stringify/sync';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import type { TemplateFormat } from '#contract/imports';
import { NEW_PLACE_DEFAULTS } from '../map/known-maps.ts';
import { FIELD_NAMES, REQUIRED_FIELDS, type FieldName } from '../map/restaurant-fields.ts';
import { TEMPLATE_COLUMNS } from '../map/template-columns.ts';

const COLUMNS = FIELD_NAMES.map((field) => ({ field, ...TEMPLATE_COLUMNS[field] }));
const HEADERS = COLUMNS.map(({ header }) => header);
/** The row of notes is not a place: its rating is not a number, so it is rejected if left in the file. */
const DELETE_ME = 'Delete this row before you send the file.';

/** An empty table with the known columns and a note for each. */
export async function writeTemplate(format: TemplateFormat): Promise<Uint8Array> {
  if (format === 'xlsx') return writeWorkbook();
  const notes = COLUMNS.map(({ takes, example }) =>
    example ? `${takes}. Example: ${example}` : `${takes}.`,
  );
  return Buffer.from(stringify([HEADERS, [`${DELETE_ME} ${notes[0]}`, ...notes.slice(1)]]));
}

/** The first sheet is to be filled in; the second explains it and is not imported. */
function writeWorkbook(): Promise<Uint8Array> {
  const places: SheetData = [HEADERS.map((header) => ({ value: header, fontWeight: 'bold' }))];
  const head = ['Column', 'What it takes', 'Example', 'New places need it'];
  const notes: SheetData = [
    head.map((value) => ({ value, fontWeight: 'bold' })),
    ...COLUMNS.map(({ field, header, takes, example }) => [header, takes, example, needOf(field)]),
    [],
    ['A row with a name and no address updates the only place of that name. A blank cell changes nothing.'],
  ];
  return writeXlsxFile([
    { data: places, sheet: 'Places', stickyRowsCount: 1, columns: HEADERS.map(() => ({ width: 18 })) },
    {
      data: notes,
      sheet: 'Notes',
      stickyRowsCount: 1,
      columns: [18, 70, 60, 40].map((width) => ({ width })),
    },
  ]).toBuffer();
}

function needOf(field: FieldName): string {
  if (!REQUIRED_FIELDS.some((required) => required === field)) return '';
  const supposed = new Map<string, string>(Object.entries(NEW_PLACE_DEFAULTS)).get(field);
  return supposed ? `otherwise “${supposed}”` : 'yes';
}
