import type { Page } from '#cms/payload-types';
import { bodyOf } from '#cms/test/body-of';
import { callContract, callRest, signInToRest } from '#cms/test/call-rest';
import { createAdmin } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { beforeAll, describe, expect, it } from 'vitest';

interface Editor {
  readonly id: number;
  readonly name: string;
  readonly token: string;
}

const cms = useTestCms();
let ana: Editor;
let ben: Editor;
beforeAll(async () => {
  const hire = async (name: string): Promise<Editor> => {
    const { id } = await createAdmin(cms.payload, ['editor'], name);
    return { id, name, token: await signInToRest(cms.config, { username: name }) };
  };
  ana = await hire('ana');
  ben = await hire('ben');
});

const BODY = bodyOf('Write to us.');

async function call(
  { token }: Editor,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) {
  const answer = await callRest(cms.config, { method, path, token, ...(body && { body }) });
  return { status: answer.status, text: JSON.stringify(answer.body), body: answer.body };
}

/** The form's content after it loads. */
const open = async (editor: Editor, id: number) =>
  (await call(editor, 'GET', `/pages/${id}?draft=true&depth=0`)).body as Page;

/** A published page that Ana created and nobody has open. */
async function startPage(title: string): Promise<number> {
  const { body } = await call(ana, 'POST', '/pages', {
    title,
    description: 'As it was.',
    body: BODY,
    _status: 'published',
  });
  return (body as { doc: Page }).doc.id;
}

const SAVES = {
  'saved by itself': ['?draft=true&autosave=true', 'draft'],
  'saved as a draft': ['?draft=true', 'draft'],
  published: ['', 'published'],
} as const;

/** The panel submits the whole form. */
function save(editor: Editor, form: Page, description: string, how: keyof typeof SAVES = 'saved by itself') {
  const [query, _status] = SAVES[how];
  return call(editor, 'PATCH', `/pages/${form.id}${query}`, { ...form, description, _status });
}

const leave = ({ id }: Page) =>
  call(ana, 'DELETE', `/payload-locked-documents?where[document.value][equals]=${id}`);

const locks = async (page: Page) =>
  (
    await cms.payload.find({
      collection: 'payload-locked-documents',
      where: { 'document.value': { equals: page.id } },
      depth: 0,
    })
  ).docs.map(({ user }) => user.value);

describe('a form that was opened before somebody else wrote', () => {
  it.each(Object.keys(SAVES) as (keyof typeof SAVES)[])('is not %s over what they published', async (how) => {
    const anas = await open(ana, await startPage(`Lunch, ${how}`));
    expect((await save(ben, await open(ben, anas.id), 'As Ben says.', 'published')).status).toBe(200);
    const { status, text } = await save(ana, anas, 'As Ana says.', how);
    expect(status, text).toBe(409);
    expect(text).toContain('ben changed this after you opened it.');
    expect(text, 'a name that is logged without a stack').toContain('"name":"Locked"');
    expect(await open(ana, anas.id)).toMatchObject({ description: 'As Ben says.', lastEditedBy: ben.id });
    expect(await locks(anas)).toEqual([]);

    const reloaded = await open(ana, anas.id);
    expect((await save(ana, reloaded, 'As both say.', how)).status).toBe(200);
    expect(await open(ben, anas.id)).toMatchObject({ description: 'As both say.', lastEditedBy: ana.id });
  });

  it('is not saved over their draft after they have left', async () => {
    const anas = await open(ana, await startPage('Draft'));
    expect((await save(ben, await open(ben, anas.id), 'As Ben says.')).status).toBe(200);
    expect((await save(ana, anas, 'As Ana says.')).status).toBe(423);
    expect(await locks(anas)).toEqual([ben.id]);
    await leave(anas);
    expect((await save(ana, anas, 'As Ana says.')).status).toBe(409);
  });

  it('is refused even if its editor holds the lock, and keeps it', async () => {
    const anas = await open(ana, await startPage('Locked'));
    expect((await save(ben, await open(ben, anas.id), 'As Ben says.', 'published')).status).toBe(200);
    // The panel takes a lock on the first keystroke.
    await cms.payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'pages', value: anas.id },
        user: { relationTo: 'admins', value: ana.id },
      },
    });
    expect((await save(ana, anas, 'As Ana says.')).status).toBe(409);
    expect(await locks(anas)).toEqual([ana.id]);
  });

  it('is refused between a save by whoever took over and their next keystroke', async () => {
    const anas = await open(ana, await startPage('Taken over'));
    const { body } = await save(ana, anas, 'As Ana begins.');
    const { updatedAt } = (body as { doc: Page }).doc;
    await leave(anas);
    expect((await save(ben, await open(ben, anas.id), 'As Ben says.', 'saved as a draft')).status).toBe(200);
    expect(await locks(anas)).toEqual([]);
    expect((await save(ana, { ...anas, updatedAt }, 'As Ana goes on.')).status).toBe(409);
  });

  it('is refused after a restore, which itself is never refused', async () => {
    const anas = await open(ana, await startPage('Restored'));
    const { docs } = await cms.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: anas.id } },
    });
    await save(ana, anas, 'As Ana says.', 'published');
    const bens = await open(ben, anas.id);
    const restored = await call(ben, 'POST', `/pages/versions/${docs[0]?.id}`);
    expect(restored.status, restored.text).toBe(200);
    const now = await open(ana, anas.id);
    expect(now).toMatchObject({ description: 'As it was.', lastEditedBy: ben.id });
    expect((await save(ana, { ...anas, updatedAt: bens.updatedAt }, 'As Ana says.')).status).toBe(409);
  });

  it('is refused even if its editor’s own newer edit came from another tab', async () => {
    const anas = await open(ana, await startPage('Third tab'));
    await save(ben, await open(ben, anas.id), 'As Ben says.', 'published');
    expect((await save(ana, await open(ana, anas.id), 'As both say.')).status).toBe(200);
    const { status, text } = await save(ana, anas, 'As Ana says.');
    expect(status).toBe(409);
    expect(text).toContain('ben changed this');
  });

  it('omits the name of a deleted account', async () => {
    const anas = await open(ana, await startPage('Gone'));
    const { id } = await createAdmin(cms.payload, ['editor'], 'cleo');
    const cleo = { id, name: 'cleo', token: await signInToRest(cms.config, { username: 'cleo' }) };
    await save(cleo, await open(cleo, anas.id), 'As Cleo says.', 'published');
    await cms.payload.delete({ collection: 'admins', id });
    const { status, text } = await save(ana, anas, 'As Ana says.');
    expect(status).toBe(409);
    expect(text).toContain('Somebody changed this');
  });
});

describe('not refused', () => {
  it('a sole editor, whatever the order of responses and the number of tabs', async () => {
    const anas = await open(ana, await startPage('Tabs'));
    expect((await save(ana, anas, 'In one tab.')).status).toBe(200);
    expect((await save(ana, anas, 'In another one.', 'published')).status).toBe(200);
    expect((await save(ana, anas, 'In the first again.')).status).toBe(200);
  });

  it('an editor whose document was published by a schedule', async () => {
    const id = await startPage('Scheduled');
    await save(ben, await open(ben, id), 'As Ben says.', 'saved as a draft');
    const anas = await open(ana, id);
    await cms.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'pages', value: id },
        user: { relationTo: 'admins', value: ben.id },
      },
    });
    await cms.payload.jobs.run({ silent: true });
    const published = await open(ana, id);
    expect(published).toMatchObject({ _status: 'published', lastEditedBy: ben.id });
    expect(published.updatedAt).not.toBe(anas.updatedAt);
    expect((await save(ana, anas, 'As Ana says.')).status).toBe(200);
  });

  it('a script that sends only the changed fields', async () => {
    const id = await startPage('Script');
    await save(ben, await open(ben, id), 'As Ben says.', 'published');
    const { status } = await call(ana, 'PATCH', `/pages/${id}`, { isInFooter: true });
    expect(status).toBe(200);
    expect(await open(ana, id)).toMatchObject({ description: 'As Ben says.', isInFooter: true });
  });

  it.each([
    ['nothing', ''],
    ['a word', 'noon'],
    ['a number', 5],
    ['an object', {}],
    ['null', null],
  ])('for a time that is %s', async (what, updatedAt) => {
    const id = await startPage(`The time is ${what}`);
    await save(ben, await open(ben, id), 'As Ben says.', 'published');
    const { status } = await call(ana, 'PATCH', `/pages/${id}?draft=true`, { updatedAt, isInFooter: true });
    expect(status).toBeLessThan(500);
  });
});

describe('the last editor', () => {
  it('is the signed-in user, whatever the request says', async () => {
    const id = await startPage('Signed');
    const forged = { lastEditedBy: ben.id, lastEditedAt: '2020-01-01T00:00:00.000Z' };
    expect((await call(ana, 'PATCH', `/pages/${id}`, forged)).status).toBe(200);
    expect(await open(ben, id)).toMatchObject({ lastEditedBy: ana.id });
    const { docs } = await cms.payload.find({
      collection: 'pages',
      where: { id: { equals: id }, lastEditedAt: { greater_than: '2026-01-01' } },
    });
    expect(docs).toHaveLength(1);
  });

  it('is visible to staff only', async () => {
    const slug = 'kept-in-the-desk';
    await call(ana, 'POST', '/pages', {
      title: slug,
      slug,
      description: 'For readers.',
      body: BODY,
      _status: 'published',
    });
    const { status, body } = await callContract(cms.config, `/api/pages/own/${slug}`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/lastEdited|"ana"/);
  });
});
