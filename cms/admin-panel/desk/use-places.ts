import { useDocumentForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Choice } from '#contract/choices-desk';
import { callDesk } from './call-desk.ts';

const PAUSE_MS = 200;

/** Places to pick; all parts of `query` are optional. */
export async function findPlaces(query: { words?: string; first?: string; ids?: string }): Promise<Choice[]> {
  return (await callDesk('listChoices', { params: { kind: 'restaurants' }, query })).choices;
}

interface Found {
  readonly words: string | null;
  readonly places: readonly Choice[];
}

/** The places to choose from, for the words searched last; `isCurrent` once they are found. */
export function usePlaces() {
  const { getDataByPath } = useDocumentForm();
  const [words, search] = useState<string | null>(null);
  const [found, setFound] = useState<Found>({ words: null, places: [] });
  useEffect(() => {
    // Nothing is asked before somebody opens it.
    if (words === null) return;
    let isAsked = true;
    const own = getDataByPath<unknown>('neighborhood');
    const ask = async () => {
      const places = await findPlaces({ words, ...(typeof own === 'string' && { first: own }) });
      if (isAsked) setFound({ words, places });
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), words === '' ? 0 : PAUSE_MS);
    return () => {
      isAsked = false;
      clearTimeout(timer);
    };
  }, [getDataByPath, words]);
  return { places: found.places, isCurrent: found.words === words, search };
}
