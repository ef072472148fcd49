import { expect, it } from 'vitest';
import { readMultipart } from './read-multipart.ts';

function send(form: FormData) {
  const { headers, body } = new Response(form);
  return readMultipart({ headers, body });
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

it('refuses fields that are too long or too many', async () => {
  expect(await refusal(send(formOf({ name: 'x'.repeat(20_000) })))).toBe('400 name is too long.');
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field${index}`, 'x']));
  expect(await refusal(send(formOf(many)))).toMatch(/^400 The form holds more/);
});

it('refuses anything but a form', async () => {
  const body = () => new Response('x').body;
  const withType = (type: string) => new Headers({ 'content-type': type });
  expect(await refusal(readMultipart({ headers: withType('text/plain'), body: body() }))).toMatch(/^415 /);
  expect(await refusal(readMultipart({ headers: withType('multipart/form-data'), body: body() }))).toMatch(
    /^415 /,
  );
  const cut = readMultipart({ headers: withType('multipart/form-data; boundary=x'), body: body() });
  expect(await refusal(cut)).toMatch(/^400 /);
});
