'use client';

import type { NewsletterDesk } from '#cms/queries/newsletter-desk';
import { useCallback, useEffect, useState } from 'react';

const API = '/cms/api/newsletter';
const POLL_MS = 5_000;

export const EXPORT_PATH = `${API}/export.csv`;

/** The state of the list, asked for every few seconds while the page is in sight. */
export function useNewsletterDesk() {
  const [desk, setDesk] = useState<NewsletterDesk | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const refresh = useCallback(async () => {
    try {
      setDesk(await call<NewsletterDesk>('GET', ''));
      setProblem(null);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const poll = async () => {
      if (!document.hidden) await refresh();
      if (!isOver) timer = setTimeout(poll, POLL_MS);
    };
    void poll();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [refresh]);

  return { desk, problem, refresh };
}

/** One failed delivery, or all of them. */
export const retryDelivery = (id: number | null) => call<{ retried: number }>('POST', '/retry', { id });

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Payload says what is wrong as `{ errors: [{ message }] }`. */
async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(API + path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error('The site does not answer. Trying again …');
  });
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Error(answer?.errors?.[0]?.message ?? `The site answered ${response.status}.`);
  return answer;
}
