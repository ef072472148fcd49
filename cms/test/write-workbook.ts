import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Parts of a workbook whose first sheet contains the XML of rows, as a program would write them. */
export function workbookParts(sheet: string): Record<string, string> {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${TYPES}/${type}" Target="${target}"/>`;
  const relations = (...all: string[]) =>
    `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
  return {
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${HEAD}<workbook ${MAIN} xmlns:r="${TYPES}"><sheets>
      <sheet name="Notes" sheetId="1" state="hidden" r:id="rId4"/>
      <sheet name="Places" sheetId="2" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'sharedStrings', 'sharedStrings.xml'),
      relation('rId3', 'styles', '/xl/styles.xml'),
      relation('rId4', 'worksheet', 'worksheets/sheet9.xml'),
    ),
    'xl/sharedStrings.xml': `${HEAD}<sst ${MAIN}><si><t>Mo&apos;s</t></si>
      <si><r><t>Fells </t></r><r><t>Point</t></r><rPh><t>no</t></rPh></si></sst>`,
    'xl/styles.xml': `${HEAD}<styleSheet ${MAIN}><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet ${MAIN}>${sheet}</worksheet>`,
  };
}

export function packParts(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A workbook of texts; the first row contains the column names. */
export function writeWorkbook(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const cells = (row: readonly string[]) =>
    row.map((text) => `<c t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`).join('');
  const xml = rows.map((row) => `<row>${cells(row)}</row>`).join('');
  return packParts(workbookParts(`<sheetData>${xml}</sheetData>`));
}
