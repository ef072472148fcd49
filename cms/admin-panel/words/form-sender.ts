import { isRecord } from '#domain/is-record';
import {
  changedFields,
  compareThreeWays,
  isSame,
  pick,
  type Base,
  type Difference,
  type Values,
} from './three-ways.ts';

/** What stands between a form's words and the store. */
export type Trouble =
  | { readonly kind: 'silent' }
  | { readonly kind: 'signedOut' }
  /** Others changed the same fields. */
  | { readonly kind: 'asked'; readonly sentence: string; readonly differences: readonly Difference[] }
  /** The server has said no, in a sentence, to these words. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly isLocked: boolean };

export type Side = 'mine' | 'theirs';

interface Outside {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  /** Resolves after this time, or earlier if the network is back. */
  readonly pause: (ms: number) => Promise<void>;
  /** What the form shows now. */
  readonly read: () => Values;
  /** Lets the form show values of others in these fields; false if it could not, or shows something else by now. */
  readonly show: (merged: Merged) => Promise<boolean>;
}

/** What others stored, in the form that somebody writes in. */
export interface Merged {
  readonly before: Values;
  readonly values: Values;
  readonly theirs: readonly string[];
  /** Who changed the document last, as the server said it. */
  readonly sentence: string;
}

interface Listener {
  /** A save begins, pressed for or by itself. */
  onSend?: (isAutosave: boolean) => unknown;
  onTrouble?: (trouble: Trouble | null) => void;
  /** The document is stored; `sent` are the form's values that it has. */
  onStored?: (sent: Values) => void;
  /** The server has answered with this refusal of these values; null if it stored them. */
  onAnswer?: (refusal: unknown, sent: Values) => unknown;
}

/** Growing pauses between attempts, in ms; the last one repeats. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
/** A person who pressed a button waits this long for it; autosaves are tried for as long as the form is open. */
const PATIENCE_MS = 60_000;
const CONFLICT = 412;
const LOCKED = 423;

/**
 * Sends the saves of one open form: one after another, each on the version that the form began from, and again until
 * the server has answered. A save onto a newer version is merged with it by field; a person decides about fields that
 * both sides changed. A request that creates a document is never repeated.
 */
export class FormSender {
  readonly #outside: Outside;
  readonly #listener: Listener;
  readonly #address: string;
  #base: Base;
  #line: Promise<unknown> = Promise.resolve();
  /** Sent since the base, without an answer. */
  #unanswered: Values[] = [];
  /** Counts the merges with what others stored. */
  #turn = 0;
  #isClosed = false;
  #answer: ((value: unknown) => void) | null = null;
  #choices: ReadonlyMap<string, Side> = new Map();

  constructor(address: string, base: Base, outside: Outside, listener: Listener = {}) {
    this.#address = address;
    this.#base = base;
    this.#outside = outside;
    this.#listener = listener;
  }

  get base(): Base {
    return this.#base;
  }

  /** The form is gone: nothing can be merged into it anymore. */
  close(): void {
    this.#isClosed = true;
  }

  signedIn(): void {
    this.#answer?.(null);
  }

  decide(choices: ReadonlyMap<string, Side>): void {
    this.#choices = choices;
    this.#answer?.(null);
  }

  /** Saves the body of a form: resolves with the server's answer, or one in its place if there is none. */
  send(url: string, init: RequestInit): Promise<Response> {
    const turn = this.#turn;
    const answer = this.#line.then(() => this.#deliver(url, init, turn));
    this.#line = answer.catch(() => undefined);
    return answer;
  }

  async #deliver(url: string, init: RequestInit, turn: number): Promise<Response> {
    const typed = readBody(init.body);
    // The merge before it has what was typed since.
    let mine = turn < this.#turn ? this.#withTypedSince(typed) : typed;
    const isAutosave = url.includes('autosave=true');
    const isNew = init.method?.toUpperCase() === 'POST' && !this.#address.includes('/globals/');
    if (isAutosave && changedFields(mine, this.#base).length === 0)
      return Response.json({ doc: this.#base.stored });
    this.#listener.onSend?.(isAutosave);
    const since = this.#outside.now();
    for (let attempt = 0; ; attempt += 1) {
      const answer = await this.#attempt(url, init, { mine, isNew });
      if (answer === null) {
        if (isNew) return Response.json({ message: UNKNOWN }, { status: 503 });
        this.#tell({ kind: 'silent' });
        if (!isAutosave && this.#outside.now() - since > PATIENCE_MS) {
          this.#tell({ kind: 'refused', sentence: KEPT, isLocked: false });
          return Response.json({ message: KEPT }, { status: 503 });
        }
        await this.#outside.pause(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0);
      } else if (answer.status === CONFLICT) {
        if (this.#isClosed) return Response.json({ message: KEPT }, { status: 503 });
        mine = await this.#settle(mine, answer);
      } else if ((answer.status === 401 || answer.status === 403) && (await this.#isSignedOut())) {
        await this.#ask({ kind: 'signedOut' });
      } else {
        await this.#conclude(answer, { mine, isAutosave });
        return answer;
      }
    }
  }

  /** Null if there is no answer that counts: the request may or may not have been served. */
  async #attempt(
    url: string,
    init: RequestInit,
    { mine, isNew }: { mine: Values; isNew: boolean },
  ): Promise<Response | null> {
    const headers = new Headers(init.headers);
    if (!isNew) headers.set('if-match', `"${this.#base.updatedAt ?? ''}"`);
    if (typeof init.body === 'string') headers.set('content-type', 'application/json');
    const answer = await this.#outside
      .fetch(url, { ...init, headers, body: writeBody(init.body, mine) })
      .catch(() => null);
    if (answer && answer.status < 500 && answer.status !== 429 && answer.status !== 408) return answer;
    this.#unanswered.push(mine);
    return null;
  }

  async #conclude(
    answer: Response,
    { mine, isAutosave }: { mine: Values; isAutosave: boolean },
  ): Promise<void> {
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => null);
    // A draft may say what a publication may not.
    if (!answer.ok || !isAutosave) this.#listener.onAnswer?.(answer.ok ? null : body, mine);
    if (!answer.ok) {
      if (answer.status === LOCKED || answer.status === 403)
        this.#tell({ kind: 'refused', sentence: sentenceOf(body), isLocked: answer.status === LOCKED });
      else this.#tell(null);
      return;
    }
    const stored = isRecord(body) ? (body.doc ?? body.result) : null;
    if (isRecord(stored)) this.#base = baseOf(stored, { ...this.#base.form, ...mine });
    this.#unanswered = [];
    this.#tell(null);
    this.#listener.onStored?.(mine);
  }

  /** The fields of a save as the form has them now. */
  #withTypedSince(mine: Values): Values {
    const now = this.#outside.read();
    const fields = Object.keys(mine).filter((field) => field in now && field !== '_status');
    return { ...mine, ...pick(now, fields) };
  }

  /** Merges with what is stored now, in the form first. What could not be read or shown is merged in the next attempt. */
  async #settle(mine: Values, refusal: Response): Promise<Values> {
    const theirs = await this.#read(`${this.#address}?depth=0&draft=true`);
    if (isRecord(theirs)) {
      const sentence = sentenceOf(await refusal.json().catch(() => null));
      const before = this.#outside.read();
      const typed = this.#withTypedSince(mine);
      const { taken, asked } = compareThreeWays({ base: this.#base, mine: typed, theirs }, this.#unanswered);
      const foreign = [...taken, ...(await this.#askAbout(asked, sentence))];
      const values = { ...before, ...pick(theirs, foreign) };
      const isMerged =
        foreign.length === 0 || (await this.#outside.show({ before, values, theirs: foreign, sentence }));
      if (isMerged) {
        // Back to what it said before is a change, too, of a field that says something else now.
        const since = Object.keys(theirs).filter((field) => !isSame(theirs[field], this.#base.stored[field]));
        this.#base = baseOf(theirs, { ...this.#base.form, ...pick(theirs, since) });
        this.#unanswered = [];
        this.#turn += 1;
        return { ...typed, ...pick(theirs, foreign) };
      }
    }
    await this.#outside.pause(PAUSES_MS[0] ?? 0);
    return mine;
  }

  /** Lets a person pick a side; returns the fields that they leave to the others. */
  async #askAbout(differences: readonly Difference[], sentence: string): Promise<string[]> {
    if (differences.length === 0) return [];
    await this.#ask({ kind: 'asked', sentence, differences });
    return differences.map(({ field }) => field).filter((field) => this.#choices.get(field) === 'theirs');
  }

  /** Tells about a trouble that only a person ends, and waits for it. */
  async #ask(trouble: Trouble): Promise<void> {
    this.#tell(trouble);
    await new Promise((resolve) => {
      this.#answer = resolve;
    });
    this.#answer = null;
    this.#tell(null);
  }

  async #isSignedOut(): Promise<boolean> {
    const me = await this.#read('/cms/api/admins/me');
    return isRecord(me) && me.user === null;
  }

  async #read(url: string): Promise<unknown> {
    const answer = await this.#outside.fetch(url, { credentials: 'include' }).catch(() => null);
    return answer?.ok ? answer.json().catch(() => null) : null;
  }

  #tell(trouble: Trouble | null): void {
    this.#listener.onTrouble?.(trouble);
  }
}

const KEPT =
  'Not saved: the site hasn’t answered for a minute. We keep your words on this device. Try again.';
const UNKNOWN =
  'The site hasn’t answered, so this may or may not be stored. Look in the list before you try again.';

export function baseOf(stored: Values, form: Values): Base {
  const { updatedAt } = stored;
  return { updatedAt: typeof updatedAt === 'string' ? updatedAt : undefined, stored, form };
}

/** Payload sends forms as form data with a field of JSON, and a change of the status as JSON. */
function readBody(body: RequestInit['body']): Values {
  const text = body instanceof FormData ? body.get('_payload') : body;
  const values: unknown = typeof text === 'string' ? JSON.parse(text) : null;
  return isRecord(values) ? values : {};
}

function writeBody(body: RequestInit['body'], values: Values): NonNullable<RequestInit['body']> {
  const text = JSON.stringify(values);
  if (!(body instanceof FormData)) return text;
  const written = new FormData();
  for (const [name, part] of body) written.append(name, name === '_payload' ? text : part);
  return written;
}

function sentenceOf(body: unknown): string {
  const [first]: unknown[] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  return isRecord(first) && typeof first.message === 'string' ? first.message : 'The site said no.';
}
