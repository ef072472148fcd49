import { runDueJobs } from '#cms/background/run-jobs';
import type { Guide } from '#cms/payload-types';
import { bodyOf } from '#cms/test/body-of';
import { signInToRest } from '#cms/test/call-rest';
import { createAdmin, createRestaurant } from '#cms/test/factories';
import { TEST_SITE_URL } from '#cms/test/open-test-cms';
import { useTestCms } from '#cms/test/use-test-cms';
import fc from 'fast-check';
import { handleEndpoints } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { baseOf, FormSender, type Side, type Trouble } from './form-sender.ts';
import { compareKept, KeptWords, type Device, type KeptForm } from './kept-words.ts';
import type { Values } from './three-ways.ts';

/**
 * Two people with two tabs each write one guide's lines, text and notes on places, in any order of typing, saving, publishing, restoring, losing the
 * network or the tab, restarts and take-overs. Every word they type is unique, and typing only adds words.
 */
const cms = useTestCms();
const FIELDS = ['heading', 'description', 'body', 'notes'] as const;
type Field = (typeof FIELDS)[number];

interface Person {
  readonly id: number;
  readonly token: string;
}

let people: readonly Person[];
let place: number;
beforeAll(async () => {
  place = (await createRestaurant(cms.payload)).id;
  people = await Promise.all(
    ['ana', 'ben'].map(async (name) => {
      const { id } = await createAdmin(cms.payload, ['editor'], name);
      return { id, token: await signInToRest(cms.config, { username: name }) };
    }),
  );
});

const SAVES = {
  autosave: ['&draft=true&autosave=true', 'draft'],
  draft: ['&draft=true', 'draft'],
  publish: ['', 'published'],
} as const;

const desks = new Map<number, Desk>();
/** Every write, as the store sees it: a form's only adds words, unless a person decided against some. */
beforeAll(() => {
  (cms.payload.collections.guides.config.hooks.afterChange ??= []).push(({ doc, previousDoc, req }) => {
    const desk = desks.get(doc.id);
    if (!desk) return;
    for (const field of FIELDS) {
      const gone = wordsOf(previousDoc[field]).filter((word) => !wordsOf(doc[field]).includes(word));
      for (const word of gone) {
        // Who restores a version has chosen to; the versions still have the rest.
        if (req.context.isRestoringVersion) desk.dropped.add(word);
        else if (!desk.dropped.has(word)) desk.faults.push(`${word} was replaced by an older ${field}`);
      }
    }
  });
});

/** How the network treats a tab's next save. */
type Fault = 'none' | 'before' | 'after';

class Desk {
  readonly path: string;
  readonly id: number;
  readonly tabs: Tab[] = [];
  readonly typed = new Set<string>();
  /** Words that a person decided against. */
  readonly dropped = new Set<string>();
  readonly kept = new Map<string, KeptForm>();
  readonly open = new Set<string>();
  readonly faults: string[] = [];
  /** Answers to requests from before a restart never arrive. */
  epoch = 0;
  words = 0;

  constructor(id: number) {
    this.id = id;
    this.path = `/cms/api/guides/${id}`;
  }

  readonly device: Device = {
    set: async (key, form) => void this.kept.set(key, structuredClone(form)),
    del: async (key) => void this.kept.delete(key),
    entries: async () => [...this.kept],
    open: (key) => {
      this.open.add(key);
      return () => this.open.delete(key);
    },
    openKeys: async () => [...this.open],
  };

  async ask(token: string, url: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(TEST_SITE_URL + url, init);
    request.headers.set('origin', TEST_SITE_URL);
    request.headers.set('cookie', `cms-token=${token}`);
    return handleEndpoints({ config: cms.config, request });
  }

  async read(token: string): Promise<Guide> {
    return (await this.ask(token, `${this.path}?depth=0&draft=true`)).json();
  }

  /** Everything that a reader, an editor or a device can still show. */
  async shown(): Promise<string> {
    const { docs } = await cms.payload.findVersions({
      collection: 'guides',
      where: { parent: { equals: this.id } },
      pagination: false,
    });
    const live = await cms.payload.findByID({ collection: 'guides', id: this.id });
    return JSON.stringify([live, docs, [...this.kept.values()].map(({ values }) => values)]);
  }
}

class Tab {
  readonly desk: Desk;
  readonly person: Person;
  readonly sender: FormSender;
  readonly kept: KeptWords;
  values: Values;
  trouble: Trouble | null = null;
  isDead = false;
  fault: Fault = 'none';
  side: Side = 'mine';
  saves: Promise<unknown>[] = [];

  constructor(desk: Desk, person: Person, guide: Guide) {
    this.desk = desk;
    this.person = person;
    this.values = { ...guide };
    this.kept = new KeptWords(`guides/${desk.id}`, desk.device);
    this.sender = new FormSender(
      desk.path,
      baseOf({ ...guide }, { ...guide }),
      {
        fetch: (url, init) => this.#fetch(url, init),
        now: Date.now,
        pause: async () => {
          // A closed tab tries nothing again.
          if (this.isDead) await new Promise(() => undefined);
          this.fault = 'none';
        },
        read: () => this.values,
        show: async ({ before, values }) => {
          if (this.values !== before) return false;
          this.values = values;
          await this.keep();
          return true;
        },
      },
      {
        onStored: () => void this.keep(),
        onTrouble: (trouble) => this.#meet(trouble),
      },
    );
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    const { epoch } = this.desk;
    const fault = init.method === 'PATCH' ? this.fault : 'none';
    if (fault === 'before' || this.isDead) return this.#fail();
    const answer = await this.desk.ask(this.person.token, url, init);
    return fault === 'after' || epoch !== this.desk.epoch || this.isDead ? this.#fail() : answer;
  }

  async #fail(): Promise<Response> {
    if (this.isDead) await new Promise(() => undefined);
    throw new TypeError('Failed to fetch');
  }

  #meet(trouble: Trouble | null): void {
    this.trouble = trouble;
    if (trouble?.kind !== 'asked') return;
    // The person answers after a moment.
    setTimeout(() => {
      for (const { mine, theirs } of trouble.differences) this.decide(mine, theirs, this.side);
      this.sender.decide(new Map(trouble.differences.map(({ field }) => [field, this.side])));
    });
  }

  decide(mine: unknown, theirs: unknown, side: Side): void {
    const [stays, goes] = side === 'mine' ? [mine, theirs] : [theirs, mine];
    for (const word of wordsOf(goes)) if (!wordsOf(stays).includes(word)) this.desk.dropped.add(word);
  }

  keep(): Promise<void> {
    return this.isDead ? Promise.resolve() : this.kept.keep(this.values, this.sender.base);
  }

  async type(field: Field): Promise<void> {
    const word = `w${(this.desk.words += 1)}`;
    this.values = { ...this.values, [field]: withWord(field, this.values[field], word) };
    await this.keep();
    this.desk.typed.add(word);
  }

  save(how: keyof typeof SAVES): void {
    const [query, _status] = SAVES[how];
    const body = new FormData();
    body.set('_payload', JSON.stringify({ ...this.values, _status }));
    this.saves.push(this.sender.send(`${this.desk.path}?depth=0${query}`, { method: 'PATCH', body }));
  }

  die(): void {
    this.isDead = true;
    this.kept.close();
  }

  /** Takes up what earlier tabs left, after reading both. */
  async takeUp(): Promise<void> {
    for (const [key, form] of await this.kept.findLeft()) {
      for (const { field, mine, theirs } of compareKept(form, this.values)) {
        this.decide(mine, theirs, 'mine');
        this.values = { ...this.values, [field]: mine };
      }
      await this.keep();
      await this.kept.forget(key);
    }
  }
}

const wordsOf = (value: unknown): string[] => JSON.stringify(value ?? '').match(/\bw\d+\b/g) ?? [];

/** The value of a field with one more word: in its line, its text, or a row of its own. */
function withWord(field: Field, value: unknown, word: string): unknown {
  if (field === 'body') return bodyOf([...wordsOf(value), word].join(' '));
  if (field !== 'notes') return `${value} ${word}`;
  // The panel numbers its rows by itself.
  const id = word.slice(1).padStart(24, '0');
  return [...(Array.isArray(value) ? value : []), { id, restaurant: place, note: word }];
}

async function openTab(desk: Desk, person: Person): Promise<Tab> {
  const tab = new Tab(desk, person, await desk.read(person.token));
  await tab.takeUp();
  return tab;
}

const index = fc.nat({ max: 3 });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ is: fc.constant('type' as const), tab: index, field: fc.constantFrom(...FIELDS) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      is: fc.constant('save' as const),
      tab: index,
      how: fc.constantFrom('autosave' as const, 'autosave' as const, 'draft' as const, 'publish' as const),
      fault: fc.constantFrom<Fault>('none', 'none', 'before', 'after'),
      side: fc.constantFrom<Side>('mine', 'theirs'),
      isAwaited: fc.boolean(),
    }),
  },
  fc.record({ is: fc.constant('restore' as const), tab: index, version: fc.nat({ max: 5 }) }),
  fc.record({ is: fc.constant('schedule' as const) }),
  fc.record({ is: fc.constant('die' as const), tab: index }),
  fc.record({ is: fc.constant('restart' as const) }),
  fc.record({ is: fc.constant('takeOver' as const), tab: index }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function play(desk: Desk, one: Step): Promise<void> {
  if (one.is === 'restart') {
    desk.epoch += 1;
    return;
  }
  if (one.is === 'schedule') return publishBySchedule(desk);
  const tab = desk.tabs[one.tab];
  if (!tab) return;
  if (one.is === 'type') await tab.type(one.field);
  else if (one.is === 'save') {
    Object.assign(tab, { fault: one.fault, side: one.side });
    tab.save(one.how);
    if (one.isAwaited) await Promise.all(tab.saves);
  } else if (one.is === 'restore') await restore(desk, tab, one.version);
  else if (one.is === 'takeOver') await takeOver(desk, tab.person);
  else {
    tab.die();
    desk.tabs[one.tab] = await openTab(desk, tab.person);
  }
}

async function publishBySchedule(desk: Desk): Promise<void> {
  await cms.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: 'guides', value: desk.id },
      user: { relationTo: 'admins', value: desk.tabs[0]?.person.id ?? 0 },
    },
  });
  await runDueJobs(cms.payload, cms.payload.db.pool);
}

async function restore(desk: Desk, { person }: Tab, version: number): Promise<void> {
  const { docs } = await cms.payload.findVersions({
    collection: 'guides',
    where: { parent: { equals: desk.id } },
  });
  const chosen = docs[version % docs.length];
  await desk.ask(person.token, `/cms/api/guides/versions/${chosen?.id}`, { method: 'POST' });
}

const documentOf = (desk: Desk) => ({ 'document.value': { equals: desk.id } });

async function takeOver(desk: Desk, { id }: Person): Promise<void> {
  await cms.payload.db.deleteMany({ collection: 'payload-locked-documents', where: documentOf(desk) });
  await cms.payload.db.create({
    collection: 'payload-locked-documents',
    data: { document: { relationTo: 'guides', value: desk.id }, user: { relationTo: 'admins', value: id } },
  });
}

it('no typed word is lost, and none gives way to an older one unless somebody says so', async () => {
  let words = 0;
  let guides = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
      const { id } = await cms.payload.create({
        collection: 'guides',
        data: {
          kind: 'article',
          title: 'Start',
          heading: 'Start',
          slug: `guide-${(guides += 1)}`,
          description: 'Start',
          body: bodyOf('Start.') as Guide['body'],
          _status: 'published',
        },
      });
      const desk = new Desk(id);
      desks.set(id, desk);
      for (const person of [...people, ...people]) desk.tabs.push(await openTab(desk, person));
      for (const one of steps) await play(desk, one);
      await Promise.all(desk.tabs.flatMap(({ saves }) => saves));
      const shown = wordsOf(await desk.shown());
      const lost = [...desk.typed].filter((word) => !shown.includes(word) && !desk.dropped.has(word));
      words += desk.typed.size;
      expect({ lost, faults: desk.faults }).toEqual({ lost: [], faults: [] });
    }),
    { numRuns: 200, endOnFailure: true, interruptAfterTimeLimit: 600_000 },
  );
  expect(words).toBeGreaterThan(500);
}, 700_000);
