import { isRecord } from '#domain/is-record';
import { toast, useAllFormFields, useAuth, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { flattenTopLevelFields } from 'payload/shared';
import { useEffect, useMemo, useRef, useState } from 'react';
import { baseOf, FormSender, type Merged, type Trouble } from './form-sender.ts';
import { KeptWords, thisDevice } from './kept-words.ts';
import { marksFor, refusedIn, type Refused } from './refused-fields.ts';
import { sendFormsThrough, sendNow } from './route-saves.ts';
import type { Values } from './three-ways.ts';
import { useShowValues } from './use-show-values.ts';
import { useTypedSince } from './use-typed-since.ts';

const KEEP_EVERY_MS = 500;

export interface OpenForm {
  readonly sender: FormSender;
  readonly kept: KeptWords;
  readonly keep: () => Promise<void>;
}

/** Sends the form's saves, and keeps its words. */
export function useOpenForm(address: string) {
  const { data } = useDocumentInfo();
  const form = useForm();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [opened, setOpened] = useState<OpenForm | null>(null);
  const typed = useTypedSince();
  const refused = useRef<Refused>(new Map());
  const showTheirs = useShowTheirs(typed.replaced);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const opening: Values = form.getData();
    const shown = typeof opening.updatedAt === 'string' ? { updatedAt: opening.updatedAt } : {};
    const kept = new KeptWords(address, thisDevice);
    const path = `/cms/api/${address}`;
    const keep = async () => {
      const typedNow: Values = form.getData();
      // Empty while Payload replaces all fields; a browser may refuse to store anything.
      if (Object.keys(typedNow).length > 0) await kept.keep(typedNow, sender.base).catch(() => undefined);
    };
    const outside = {
      fetch: sendNow,
      now: Date.now,
      pause,
      read: (): Values => form.getData(),
      show: (merged: Merged) => showTheirs.current(merged),
    };
    const sender: FormSender = new FormSender(path, baseOf({ ...data, ...shown }, opening), outside, {
      onTrouble: setTrouble,
      // Payload doesn't notice autosaves that waited for another: what is typed meanwhile would count as saved.
      onSend: (isAutosave) => isAutosave && form.setBackgroundProcessing(true),
      onStored: (sent) => {
        typed.stored(sent);
        void keep();
      },
      onAnswer: (refusal, sent) => Object.assign(refused, { current: refusedIn(refusal, sent) }),
    });
    setOpened({ sender, kept, keep });
    const stop = sendFormsThrough(path, (url, init) => sender.send(url, init));
    return () => {
      stop();
      sender.close();
      kept.close();
    };
    // Once: the form's own saves change its data.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useLastWords(address, opened);

  /** After each change of the form. */
  function updateForm(onOther: () => void): void {
    for (const [path, value] of typed.lostIn(fields)) form.dispatchFields({ type: 'UPDATE', path, value });
    const marks = marksFor(refused.current, fields, () => form.getData());
    for (const mark of marks) form.dispatchFields({ type: 'UPDATE', ...mark });
    if (!opened) return;
    if (isLater(fields.updatedAt?.value, opened.sender.base.updatedAt)) onOther();
    if (!isModified) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void opened.keep();
    }, KEEP_EVERY_MS);
  }

  return { updateForm, trouble, opened };
}

/** Shows what others stored in the form, and says so. */
function useShowTheirs(beforeShown: () => void) {
  const show = useShowValues(beforeShown);
  const labels = useLabels();
  return useLatest(async ({ before, values, theirs, sentence }: Merged): Promise<boolean> => {
    // Empty while Payload replaces all fields.
    if (Object.keys(before).length === 0) return false;
    const isShown = await show(before, values).catch(() => false);
    const names = theirs.map((field) => labels.get(field) ?? field).join(', ');
    if (isShown) toast.success(`${sentence} The form now shows what was saved in: ${names}.`);
    return isShown;
  });
}

/**
 * Sends what is unsaved when somebody takes over, as Payload saves no more then. The server refuses these words, and
 * keeps them for both editors.
 */
function useLastWords(address: string, opened: OpenForm | null): void {
  const { currentEditor, documentIsLocked } = useDocumentInfo();
  const { user } = useAuth();
  const form = useForm();
  const isArticle = isOfArticle(useLabels());
  const holder = isRecord(currentEditor) ? currentEditor.id : currentEditor;
  const isTakenOver = documentIsLocked === true && Boolean(holder) && holder !== user?.id;
  useEffect(() => {
    if (!isArticle || !isTakenOver || !opened) return;
    const body = new FormData();
    body.set('_payload', JSON.stringify(form.getData()));
    const url = `/cms/api/${address}?draft=true&autosave=true&depth=0`;
    void opened.sender.send(url, { method: 'PATCH', body });
  }, [address, form, isArticle, isTakenOver, opened]);
}

export function useLabels(): ReadonlyMap<string, string> {
  const { docConfig } = useDocumentInfo();
  return useMemo(() => {
    const fields = flattenTopLevelFields(docConfig?.fields ?? []);
    return new Map(
      fields.flatMap((field) => {
        const label = 'label' in field && typeof field.label === 'string' ? field.label : undefined;
        return 'name' in field && field.name && label ? [[field.name, label] as const] : [];
      }),
    );
  }, [docConfig]);
}

/** Only articles are locked while somebody writes, and taken over; they name their last editor. */
export const isOfArticle = (labels: ReadonlyMap<string, string>): boolean => labels.has('lastEditedBy');

function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

const isLater = (one: unknown, other: string | undefined) =>
  typeof one === 'string' && other !== undefined && Date.parse(one) > Date.parse(other);

/** Resolves after this time, or as soon as the browser is online again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });
}
