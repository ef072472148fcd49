'use client';

import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { callPanel } from '../desk/call-panel.ts';
import { useTask } from '../desk/use-task.ts';

const commentSchema = z.object({
  id: z.number(),
  quote: z.string().nullish(),
  text: z.string(),
  /** `null` for deleted accounts. */
  author: z.object({ id: z.number(), username: z.string().nullish() }).nullish(),
  isResolved: z.boolean(),
  createdAt: z.string(),
});
export type Comment = z.infer<typeof commentSchema>;

const listSchema = z.object({ docs: z.array(commentSchema) });
const MOST = 200;

/** The comments on one document, and their actions. */
export function useComments(relationTo: string, value: number) {
  const [comments, setComments] = useState<readonly Comment[] | null>(null);
  const { isBusy, problem, said, run } = useTask();

  const refresh = useCallback(async () => {
    const about = new URLSearchParams({
      'where[document.relationTo][equals]': relationTo,
      'where[document.value][equals]': String(value),
      'select[document]': 'false',
      'populate[admins][username]': 'true',
      depth: '1',
      limit: String(MOST),
    });
    setComments((await callPanel(listSchema, 'GET', `/comments?${about}`)).docs);
  }, [relationTo, value]);

  useEffect(() => {
    const look = () => void run(refresh);
    look();
    // Somebody else may have commented.
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [run, refresh]);

  const change = (method: 'POST' | 'PATCH' | 'DELETE', path: string, words: string, body?: object) =>
    run(async () => {
      await callPanel(z.unknown(), method, path, body);
      await refresh();
      return words;
    });
  return {
    comments,
    isBusy,
    problem,
    said,
    add: (text: string, quote: string) =>
      change('POST', '/comments?depth=0', 'Your comment is there.', {
        document: { relationTo, value },
        text,
        ...(quote && { quote }),
      }),
    settle: ({ id }: Comment, isResolved: boolean) =>
      change('PATCH', `/comments/${id}?depth=0`, isResolved ? 'Resolved.' : 'Open again.', { isResolved }),
    remove: ({ id }: Comment) => change('DELETE', `/comments/${id}?depth=0`, 'Deleted.'),
  };
}
