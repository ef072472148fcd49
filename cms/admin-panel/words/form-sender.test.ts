import { describe, expect, it } from 'vitest';
import { baseOf, FormSender, type Merged, type Trouble } from './form-sender.ts';
import { changedFields, type Values } from './three-ways.ts';

const OPENED = { title: 'Crab', updatedAt: 't1' };
const ADDRESS = '/cms/api/pages/1';

/** A form whose requests get these answers, one after another; null is no answer. */
function openForm(answers: (Response | null)[], address = ADDRESS) {
  const requests: { url: string; base: string | null; title: unknown }[] = [];
  const troubles: (Trouble | null)[] = [];
  const pauses: number[] = [];
  /** `typing`: a title that is typed while the form is drawn for the first time. */
  const form: { values: Values; typing: string | null } = { values: OPENED, typing: null };
  let now = 0;
  const fetch = async (url: string, { body, headers }: RequestInit) => {
    const sent = body instanceof FormData ? JSON.parse(String(body.get('_payload'))) : {};
    requests.push({ url, base: new Headers(headers).get('if-match'), title: sent.title });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  };
  const pause = async (ms: number) => {
    pauses.push(ms);
    now += ms;
  };
  const show = async ({ values }: Merged) => {
    const isShown = form.typing === null;
    form.values = isShown ? values : { ...form.values, title: form.typing };
    form.typing = null;
    return isShown;
  };
  const sender = new FormSender(
    address,
    baseOf(OPENED, OPENED),
    { fetch, now: () => now, pause, read: () => form.values, show },
    {
      onTrouble: (trouble) => troubles.push(trouble),
    },
  );
  const save = (title: string, { query = 'autosave=true', method = 'PATCH' } = {}) => {
    const body = new FormData();
    form.values = { ...form.values, title };
    body.set('_payload', JSON.stringify(form.values));
    return sender.send(`${address}?${query}`, { method, body });
  };
  return { sender, form, save, requests, troubles, pauses };
}

const stored = (title: string, updatedAt: string) => Response.json({ doc: { title, updatedAt } });
const status = (code: number) => Response.json({ errors: [{ message: 'No.' }] }, { status: code });

describe('a save', () => {
  it('is sent on the version of the form’s last answer, after the save before it', async () => {
    const { save, requests } = openForm([stored('Crab c', 't2'), stored('Crab cake', 't3')]);
    await Promise.all([save('Crab c'), save('Crab cake')]);
    expect(requests.map(({ base, title }) => [base, title])).toEqual([
      ['"t1"', 'Crab c'],
      ['"t2"', 'Crab cake'],
    ]);
  });

  it.each([
    ['no answer', null],
    ['a restart', status(502)],
    ['a full disk', status(503)],
    ['too many requests', status(429)],
  ])('is tried again after %s, with longer pauses', async (_what, failure) => {
    const { save, requests, troubles, pauses } = openForm([
      failure,
      failure?.clone() ?? null,
      stored('Crab c', 't2'),
    ]);
    expect((await save('Crab c')).ok).toBe(true);
    expect(requests).toHaveLength(3);
    expect(pauses).toEqual([1_000, 2_000]);
    expect(troubles.map((trouble) => trouble?.kind)).toEqual(['silent', 'silent', undefined]);
  });

  it('by itself of what is stored already is not sent', async () => {
    const { save, requests } = openForm([]);
    expect(await (await save('Crab')).json()).toEqual({ doc: OPENED });
    expect(requests).toEqual([]);
  });

  it('of a field back to what it said at first is sent, if the store has something else by now', async () => {
    const { sender, save, requests, troubles } = openForm([
      status(412),
      Response.json({ title: 'Crab soup', updatedAt: 't2' }),
      status(400),
      stored('Crab', 't3'),
    ]);
    const refused = save('Crab cake', { query: 'depth=0' });
    await expect.poll(() => troubles.at(-1)?.kind).toBe('asked');
    sender.decide(new Map([['title', 'mine']]));
    expect((await refused).status).toBe(400);
    await save('Crab');
    expect(requests.at(-1)).toMatchObject({ base: '"t2"', title: 'Crab' });
  });

  it('that creates a document is never repeated', async () => {
    const { save, requests } = openForm([null], '/cms/api/authors');
    const answer = await save('Crab', { query: 'depth=0', method: 'POST' });
    expect([answer.status, requests.length]).toEqual([503, 1]);
  });

  it('that creates a document leaves nothing to keep for the next one', async () => {
    const { sender, save } = openForm([stored('Crab cake', 't2')], '/cms/api/authors');
    await save('Crab cake', { query: 'depth=0', method: 'POST' });
    expect(changedFields({ title: 'Crab cake' }, sender.base)).toEqual([]);
  });

  it('that somebody pressed for is given back after a minute', async () => {
    const { save, troubles } = openForm([]);
    expect((await save('Crab c', { query: 'depth=0' })).status).toBe(503);
    expect(troubles.at(-1)).toMatchObject({ kind: 'refused' });
  });

  it('waits for a sign-in if the session has ended', async () => {
    const { sender, save, troubles } = openForm([
      status(403),
      Response.json({ user: null }),
      stored('Crab c', 't2'),
    ]);
    const answer = save('Crab c');
    await expect.poll(() => troubles.at(-1)).toEqual({ kind: 'signedOut' });
    sender.signedIn();
    expect((await answer).ok).toBe(true);
  });

  it.each([
    [403, false, [Response.json({ user: { id: 1 } })]],
    [423, true, []],
  ])('that is refused with %i says so, and is not repeated', async (code, isLocked, more) => {
    const { save, troubles } = openForm([status(code), ...more]);
    expect((await save('Crab c')).status).toBe(code);
    expect(troubles.at(-1)).toEqual({ kind: 'refused', sentence: 'No.', isLocked });
  });
});

describe('a save onto a newer version', () => {
  it('takes what only they changed, in the form first', async () => {
    const { form, save, requests } = openForm([
      status(412),
      Response.json({ title: 'Crab soup', updatedAt: 't2' }),
      stored('Crab soup', 't3'),
    ]);
    await save('Crab', { query: 'depth=0' });
    expect(requests.at(-1)).toMatchObject({ base: '"t2"', title: 'Crab soup' });
    expect(form.values.title).toBe('Crab soup');
  });

  it('waits for the form to show what is taken, and sends what was typed meanwhile', async () => {
    const theirs = { title: 'Crab', note: 'Theirs', updatedAt: 't2' };
    const { form, save, requests } = openForm([
      status(412),
      Response.json(theirs),
      status(412),
      Response.json(theirs),
      stored('Crab cakes', 't3'),
    ]);
    Object.assign(form, { values: { ...OPENED, note: '' }, typing: 'Crab cakes' });
    await save('Crab c');
    expect(requests.at(-1)).toMatchObject({ base: '"t2"', title: 'Crab cakes' });
    expect(form.values).toMatchObject({ title: 'Crab cakes', note: 'Theirs' });
  });

  it('lets what waits behind it say what the form says by then', async () => {
    const { sender, save, requests, troubles } = openForm([
      status(412),
      Response.json({ title: 'Crab soup', updatedAt: 't2' }),
      stored('Crab soup', 't3'),
    ]);
    const first = save('Crab cake');
    const second = save('Crab cakes');
    await expect.poll(() => troubles.at(-1)?.kind).toBe('asked');
    sender.decide(new Map([['title', 'theirs']]));
    await Promise.all([first, second]);
    expect(requests.map(({ title }) => title)).toEqual(['Crab cake', undefined, 'Crab soup']);
  });

  it('is given back once the form is gone', async () => {
    const { sender, save } = openForm([status(412)]);
    sender.close();
    expect((await save('Crab c')).status).toBe(503);
  });
});
