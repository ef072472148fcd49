import { useEffect, useState } from 'react';
import { useWasServerRendered } from '../../hooks/use-was-server-rendered.ts';

type CoverChoices = typeof import('#domain/covers/cover');

/** Key in the build manifest. */
export const COVER_RULES = '../cms/domain/covers/cover.ts';

/**
 * The rules that choose covers. The home page ships with its covers rendered and without the rules, which browsers load
 * with the next page or with results.
 */
let choices: CoverChoices | null = null;

export async function loadCoverChoices(): Promise<CoverChoices> {
  choices ??= await import('#domain/covers/cover');
  return choices;
}

/** Null if the server's drawing is kept, and until the rules are loaded. */
export function useCoverChoices(): CoverChoices | null {
  const [known, setKnown] = useState(choices);
  const isDrawn = useWasServerRendered();
  useEffect(() => {
    if (known !== null || isDrawn) return;
    // Without the rules a plain box is shown.
    loadCoverChoices().then(setKnown, () => undefined);
  }, [known, isDrawn]);
  return known;
}
