import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { packParts, workbookParts, writeWorkbook } from '#cms/test/write-workbook';
import { useFolder } from '#cms/test/use-folder';
import { describe, expect, it } from 'vitest';
import { inspectFile } from '../inspect-file.ts';
import { readSource } from '../read-source.ts';
import type { SourceRow } from '../source-file.ts';

const folder = useFolder();

async function read(content: Buffer, name = 'places.xlsx') {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  const rows: SourceRow[] = [];
  for await (const row of readSource(await inspectFile(file))) rows.push(row);
  return rows;
}

const sheet = async (xml: string) => read(await packParts(workbookParts(xml)));
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

describe('a workbook', () => {
  it('returns the rows of its first visible sheet, numbered as shown', async () => {
    const rows = await read(
      await writeWorkbook([
        ['name', 'zip'],
        ['A & B', '21201'],
        ['', ''],
        ['C', ''],
      ]),
    );
    expect(rows.map(({ at, record }) => [at, record])).toEqual([
      ['row 2', { name: 'A & B', zip: '21201' }],
      ['row 4', { name: 'C', zip: '' }],
    ]);
  });

  it('returns shared texts, formula results, and dates instead of serial numbers', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(text).join('');
    const rows = await sheet(`<sheetData><row r="1">${names}</row><row r="2">
      <c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2"><f>1+1</f><v>2</v></c>
      <c r="D2" t="str"><f>A2</f><v>x</v></c><c r="E2" s="1"><v>45352</v></c><c r="F2" s="2"><v>45352.5</v></c>
      <c r="G2" s="3"><v>0.72916666666667</v></c><c r="H2" t="e"><f>A9</f><v>#N/A</v></c></row></sheetData>`);
    expect(rows[0]?.record).toEqual({
      a: "Mo's",
      b: 'Fells Point',
      c: '2',
      d: 'x',
      e: '2024-03-01',
      f: '2024-03-01T12:00:00Z',
      g: '17:30',
      h: '',
    });
  });

  it('repeats the value of vertically merged cells in each row, and skips a title merged across', async () => {
    const row = (at: number, cells: string) => `<row r="${at}">${cells}</row>`;
    const rows =
      await sheet(`<sheetData>${row(1, text('Places of 2026'))}${row(2, text('area') + text('name'))}
      ${row(3, text('Canton') + text('A'))}${row(4, `<c r="B4" t="inlineStr"><is><t>B</t></is></c>`)}
      ${row(5, `<c r="B5" t="inlineStr"><is><t>C</t></is></c>`)}</sheetData>
      <mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="A3:A4"/></mergeCells>`);
    expect(rows.map(({ record }) => record)).toEqual([
      { area: 'Canton', name: 'A' },
      { area: 'Canton', name: 'B' },
      { area: '', name: 'C' },
    ]);
  });

  it('reports a row with a formula without a result, or with a value outside the columns', async () => {
    const rows = await sheet(`<sheetData><row>${text('a')}${text('b')}</row>
      <row><c><f>B9</f></c></row><row>${text('1')}${text('2')}${text('3')}</row></sheetData>`);
    expect(rows.map(({ problem }) => problem)).toEqual([
      expect.stringMatching(/^A2 is a formula without its result/),
      'column C has a value and no name',
    ]);
  });

  const sheetOf = (xml: string) => packParts(workbookParts(xml));
  it.each<[string, () => Promise<Buffer>, RegExp]>([
    ['that is none', async () => Buffer.from('PK is no zip'), /^this is no XLSX workbook/],
    ['that is cut short', async () => (await sheetOf('')).subarray(0, 300), /^the workbook cannot be read/],
    ['that is blank', () => sheetOf('<sheetData/>'), /^the first sheet of the workbook is blank/],
    ['with broken XML', () => sheetOf('<sheetData><row></sheetData>'), /^the workbook cannot be read/],
    [
      'with a cell beyond every column',
      () => sheetOf('<sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData>'),
      /^row 1: more than 1000 columns/,
    ],
    [
      'with a row beyond every row',
      () => sheetOf('<sheetData><row r="1048577"/></sheetData>'),
      /^a sheet has 1048576 rows at most/,
    ],
    [
      'with entities that grow',
      async () =>
        packParts({
          ...workbookParts(''),
          'xl/worksheets/sheet1.xml': '<!DOCTYPE a [<!ENTITY b "c">]><worksheet>&b;</worksheet>',
        }),
      /^the workbook cannot be read \(a document type\)/,
    ],
    [
      'that bursts when unpacked',
      async () => packParts({ ...workbookParts(''), 'xl/worksheets/sheet1.xml': Buffer.alloc(20_000_000) }),
      /^the workbook unpacks to more/,
    ],
    [
      'with a text that shared cells multiply',
      async () =>
        packParts({
          ...workbookParts(`<sheetData><row>${'<c t="s"><v>0</v></c>'.repeat(90)}</row></sheetData>`),
          'xl/sharedStrings.xml': `<sst><si><t>${'long '.repeat(20_000)}</t></si></sst>`,
        }),
      /^row 1: longer than 512 kB/,
    ],
  ])('%s is refused with what to do', async (_what, build, reason) => {
    await expect(read(await build())).rejects.toThrow(reason);
  });

  it('that unpacks to more than its declared size is rejected', async () => {
    const honest = await sheetOf(`<sheetData><row>${text('a').repeat(500)}</row></sheetData>`);
    const name = Buffer.from('xl/worksheets/sheet1.xml');
    // The unpacked size is 22 bytes before the name in the central directory.
    honest.writeUInt32LE(100, honest.lastIndexOf(name) - 22);
    await expect(read(honest)).rejects.toThrow(/^the workbook cannot be read/);
  });
});
