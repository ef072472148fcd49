'use client';

import { useCallback, useState } from 'react';
import { sentenceOf } from './call-desk.ts';

/** One thing at a time, with what went wrong in a sentence. */
export function useTask() {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = useCallback(async (work: () => Promise<void>) => {
    setIsBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setIsBusy(false);
    }
  }, []);
  return { isBusy, problem, run };
}
