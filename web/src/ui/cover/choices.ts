import { useEffect, useState } from 'react';
import { useCameWithPage } from '../../hooks/use-came-with-page.ts';

type CoverChoices = typeof import('#domain/covers/cover');

/** In the build manifest. */
export const COVER_RULES = '../cms/domain/covers/cover.ts';

/**
 * How covers are chosen. The home page comes with its covers drawn, and without the rules and their words: browsers load
 * them with the next page, and with results.
 */
let choices: CoverChoices | null = null;

export async function loadCoverChoices(): Promise<CoverChoices> {
  choices ??= await import('#domain/covers/cover');
  return choices;
}

/** Null where the server's drawing stays as it is, and until the rules are there. */
export function useCoverChoices(): CoverChoices | null {
  const [known, setKnown] = useState(choices);
  const isDrawn = useCameWithPage();
  useEffect(() => {
    if (known !== null || isDrawn) return;
    // Without them there is a plain box.
    loadCoverChoices().then(setKnown, () => undefined);
  }, [known, isDrawn]);
  return known;
}
