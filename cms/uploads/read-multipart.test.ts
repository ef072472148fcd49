import { expect, it } from 'vitest';
import { readMultipart } from './read-multipart.ts';

async function* piecesOf(bytes: Uint8Array | string) {
  yield Buffer.from(bytes);
}

async function send(form: FormData) {
  const sent = new Response(form);
  return readMultipart(sent.headers.get('content-type') ?? '', piecesOf(await sent.bytes()));
}

const refusal = (read: Promise<unknown>) =>
  read.then(
    () => 'read',
    ({ status, message }) => `${status} ${message}`,
  );

function formOf(entries: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

it('reads fields and one file', async () => {
  const form = formOf({ name: 'Crab & Co', image: new File(['its bytes'], 'a.png') });
  const { fields, file } = await send(form);
  expect(fields).toEqual({ name: 'Crab & Co' });
  expect(file?.toString()).toBe('its bytes');
});

it('treats an empty file as absent, which browsers send if none was picked', async () => {
  expect((await send(formOf({ image: new File([], '') }))).file).toBeUndefined();
});

it('refuses a file of more than 5 MB', async () => {
  const form = formOf({ image: new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png') });
  expect(await refusal(send(form))).toMatch(/^413 The picture is larger than 5 MB/);
});

it('refuses a second file', async () => {
  const form = formOf({ image: new File(['a'], 'a'), other: new File(['b'], 'b') });
  expect(await refusal(send(form))).toMatch(/^400 The form holds more/);
});

it('refuses what is cut off, and anything but a form', async () => {
  const read = (type: string) =>
    refusal(readMultipart(type, piecesOf('--x\r\ncontent-disposition: form-data')));
  expect(await read('multipart/form-data; boundary=x')).toMatch(/^400 The form is damaged/);
  expect(await read('multipart/form-data')).toMatch(/^400 /);
  expect(await read('application/json')).toMatch(/^400 /);
});
