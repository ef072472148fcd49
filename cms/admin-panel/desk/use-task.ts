'use client';

import { useCallback, useState } from 'react';
import { sentenceOf } from './call-desk.ts';

/** One thing at a time, with what the work says at its end, or what went wrong, in a sentence. */
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
