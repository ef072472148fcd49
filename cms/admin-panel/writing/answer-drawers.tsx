'use client';

import { ServerFunctionsContext, useServerFunctions, type ServerFunctionsContextType } from '@payloadcms/ui';
import { useMemo, type ReactNode } from 'react';

type Ask = ServerFunctionsContextType['getFormState'];

/** The drawers of the article editor: one of a kind is open at a time. Blocks of a text share their path. */
const DRAWERS = /\.lexical_internal_feature\.(?!blocks\.)/;

/**
 * A drawer of the editor asks Payload's server about each change, and again when its button is pressed. A newer
 * question cancels the one under way; if that was the button's, it counts what is picked as missing, and the press is
 * lost. Here a canceled question gets the answer to the newer one.
 */
export function AnswerDrawers({ children }: { readonly children: ReactNode }) {
  const functions = useServerFunctions();
  const { getFormState } = functions;
  const asking = useMemo(() => answerAll(getFormState), [getFormState]);
  const value = useMemo(() => ({ ...functions, getFormState: asking }), [functions, asking]);
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>;
}

function answerAll(ask: Ask): Ask {
  const newest = new Map<string, ReturnType<Ask>>();
  return (question) => {
    const { schemaPath, signal } = question;
    if (!DRAWERS.test(schemaPath)) return ask(question);
    const answer: ReturnType<Ask> = ask(question).then((own) => {
      const newer = newest.get(schemaPath);
      return signal?.aborted && newer && newer !== answer ? newer : own;
    });
    newest.set(schemaPath, answer);
    return answer;
  };
}
