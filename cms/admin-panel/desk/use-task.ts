'use client';

import { useCallback, useState } from 'react';
import { sentenceOf } from './call-desk.ts';

/** Runs one task at a time and reports its result or its error in a sentence. */
export function useTask() {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const run = useCallback(async (work: () => Promise<string | void>) => {
    setIsBusy(true);
    setProblem(null);
    try {
      setSaid((await work()) ?? '');
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setIsBusy(false);
    }
  }, []);
  return { isBusy, problem, said, run };
}
