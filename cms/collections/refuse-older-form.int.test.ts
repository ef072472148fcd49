import type { Page } from '#cms/payload-types';
import { bodyOf } from '#cms/test/body-of';
import { callContract, callRest, signInToRest } from '#cms/test/call-rest';
import { createAdmin } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { beforeAll, describe, expect, it } from 'vitest';

interface Editor {
  readonly id: number;
  readonly token: string;
}

/** What a form knows of its document. */
interface Opened {
  readonly id?: number;
  readonly updatedAt?: string | null;
}

const cms = useTestCms();
let ana: Editor;
let ben: Editor;
beforeAll(async () => {
  const hire = async (name: string): Promise<Editor> => {
    const { id } = await createAdmin(cms.payload, ['editor', 'data'], name);
    return { id, token: await signInToRest(cms.config, { username: name }) };
  };
  ana = await hire('ana');
  ben = await hire('ben');
});

async function call(
  { token }: Editor,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { body, base }: { body?: object; base?: Opened } = {},
) {
  const headers = base && { 'if-match': `"${base.updatedAt ?? ''}"` };
  const answer = await callRest(cms.config, {
    method,
    path,
    token,
    ...(body && { body }),
    ...(headers && { headers }),
  });
  return { status: answer.status, text: JSON.stringify(answer.body), body: answer.body };
}

const open = async (editor: Editor, id: number) =>
  (await call(editor, 'GET', `/pages/${id}?draft=true&depth=0`)).body as Page;

/** A published page that Ana created and nobody has open. */
async function startPage(title: string): Promise<Page> {
  const { body } = await call(ana, 'POST', '/pages', {
    body: { title, description: 'As it was.', body: bodyOf('Write to us.'), _status: 'published' },
  });
  return open(ana, (body as { doc: Page }).doc.id);
}

const SAVES = {
  'saved by itself': ['?draft=true&autosave=true', 'draft'],
  'saved as a draft': ['?draft=true', 'draft'],
  published: ['', 'published'],
} as const;

/** The panel submits the whole form. */
function save(editor: Editor, form: Page, description: string, how: keyof typeof SAVES = 'saved by itself') {
  const [query, _status] = SAVES[how];
  return call(editor, 'PATCH', `/pages/${form.id}${query}`, {
    body: { ...form, description, _status },
    base: form,
  });
}

const locks = async (page: Page) =>
  (
    await cms.payload.find({
      collection: 'payload-locked-documents',
      where: { 'document.value': { equals: page.id } },
      depth: 0,
    })
  ).docs.map(({ user }) => user.value);

describe('a form that was opened before another save', () => {
  it.each(Object.keys(SAVES) as (keyof typeof SAVES)[])('is not %s over what was published', async (how) => {
    const anas = await startPage(`Lunch, ${how}`);
    expect((await save(ben, anas, 'As Ben says.', 'published')).status).toBe(200);
    const { status, text } = await save(ana, anas, 'As Ana says.', how);
    expect(status, text).toBe(412);
    expect(text).toContain('ben changed this after you opened it.');
    expect(await open(ana, anas.id)).toMatchObject({ description: 'As Ben says.', lastEditedBy: ben.id });
    expect(await locks(anas)).toEqual([]);

    expect((await save(ana, await open(ana, anas.id), 'As both say.', how)).status).toBe(200);
    expect(await open(ben, anas.id)).toMatchObject({ description: 'As both say.', lastEditedBy: ana.id });
  });

  it('is refused in a second tab of one person, who keeps the lock', async () => {
    const anas = await startPage('Tabs');
    expect((await save(ana, anas, 'In one tab.')).status).toBe(200);
    const { status, text } = await save(ana, anas, 'In another one.', 'published');
    expect(status).toBe(412);
    expect(text).toContain('You changed this elsewhere after you opened it here.');
    expect(await locks(anas)).toEqual([ana.id]);
  });

  it('is refused after a restore, which itself is never refused', async () => {
    const anas = await startPage('Restored');
    const { docs } = await cms.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: anas.id } },
    });
    await save(ana, anas, 'As Ana says.', 'published');
    const current = await open(ana, anas.id);
    expect((await call(ben, 'POST', `/pages/versions/${docs[0]?.id}`)).status).toBe(200);
    expect(await open(ana, anas.id)).toMatchObject({ description: 'As it was.' });
    expect((await save(ana, current, 'As Ana goes on.')).status).toBe(412);
  });

  it('is refused after a schedule has published the document', async () => {
    const anas = await startPage('Scheduled');
    await cms.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'pages', value: anas.id },
        user: { relationTo: 'admins', value: ben.id },
      },
    });
    await cms.payload.jobs.run({ silent: true });
    expect((await save(ana, anas, 'As Ana says.')).status).toBe(412);
    expect((await save(ana, await open(ana, anas.id), 'As Ana says.')).status).toBe(200);
  });

  it('is saved at most once of many at the same time', async () => {
    const anas = await startPage('Race');
    const saves = await Promise.all(
      [1, 2, 3, 4].map((turn) => save(ana, anas, `Take ${turn}.`, 'published')),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
  });

  it.each(['home', 'site-settings', 'listing-rules', 'quiz-settings'])(
    'is refused in the settings %s',
    async (slug) => {
      const admin = {
        id: 0,
        token: await signInToRest(cms.config, {
          username: (await createAdmin(cms.payload, ['admin'])).username ?? '',
        }),
      };
      const path = `/globals/${slug}`;
      const before = (await call(admin, 'GET', `${path}?depth=0`)).body as Opened;
      const first = await call(admin, 'POST', path, { body: before, base: before });
      expect(first.status, first.text).toBe(200);
      expect((await call(admin, 'POST', path, { body: before, base: before })).status).toBe(412);
      const after = (first.body as { result: Opened }).result;
      expect((await call(admin, 'POST', path, { body: after, base: after })).status).toBe(200);
    },
  );

  it('is not refused in the home page’s form after a draft of its own', async () => {
    const path = '/globals/home';
    await call(ana, 'POST', path, { body: { _status: 'published' } });
    const before = (await call(ana, 'GET', `${path}?draft=true&depth=0`)).body as Opened;
    const drafted = await call(ana, 'POST', `${path}?draft=true&depth=0`, {
      body: { ...before, headline: 'As Ana says', _status: 'draft' },
      base: before,
    });
    expect(drafted.status, drafted.text).toBe(200);
    const { result } = drafted.body as { result: Opened };
    expect((await call(ana, 'GET', `${path}?draft=true&depth=0`)).body).toMatchObject({
      headline: 'As Ana says',
      updatedAt: result.updatedAt,
    });
    const published = await call(ana, 'POST', `${path}?depth=0`, {
      body: { ...result, _status: 'published' },
      base: result,
    });
    expect(published.status, published.text).toBe(200);
    expect((await call(ana, 'GET', path)).body).toMatchObject({ headline: 'As Ana says' });
  });

  it('is refused in a collection without drafts', async () => {
    const { body } = await call(ana, 'POST', '/authors', { body: { name: 'Cleo Ash', slug: 'cleo-ash' } });
    const { doc } = body as { doc: Opened & { id: number } };
    const path = `/authors/${doc.id}`;
    expect((await call(ana, 'PATCH', path, { body: { name: 'Cleo A.' }, base: doc })).status).toBe(200);
    expect((await call(ben, 'PATCH', path, { body: { name: 'C. Ash' }, base: doc })).status).toBe(412);
  });
});

it('a script that sends only the changed fields is not refused', async () => {
  const page = await startPage('Script');
  await save(ben, page, 'As Ben says.', 'published');
  const { status } = await call(ana, 'PATCH', `/pages/${page.id}`, { body: { isInFooter: true } });
  expect(status).toBe(200);
  expect(await open(ana, page.id)).toMatchObject({ description: 'As Ben says.', isInFooter: true });
});

describe('the last editor', () => {
  it('is the signed-in user, whatever the request says', async () => {
    const { id } = await startPage('Signed');
    expect((await call(ana, 'PATCH', `/pages/${id}`, { body: { lastEditedBy: ben.id } })).status).toBe(200);
    expect(await open(ben, id)).toMatchObject({ lastEditedBy: ana.id });
  });

  it('is visible to staff only', async () => {
    await startPage('Kept in the desk');
    const { status, body } = await callContract(cms.config, '/api/pages/own/kept-in-the-desk');
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/lastEdited|"ana"/);
  });
});
