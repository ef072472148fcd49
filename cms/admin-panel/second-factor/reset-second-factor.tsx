'use client';

import { useState } from 'react';
import { callDesk } from '../desk/call-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import { useTask } from '../desk/use-task.ts';
import { ProofInput } from './proof-input.tsx';

/** For somebody who has lost both phone and recovery codes. */
export function ResetSecondFactor({ id }: { readonly id: number }) {
  const { isBusy, problem, run } = useTask();
  const [isDone, setIsDone] = useState(false);
  const [proof, setProof] = useState('');
  const reset = () =>
    run(async () => {
      await callDesk('resetSecondFactor', { params: { id }, body: { proof } });
      setIsDone(true);
    });
  return (
    <>
      <p>
        If they’ve lost the app and the recovery codes, reset this. They can then sign in with the password
        alone.
      </p>
      <ProofInput
        label="Your own password or code, to reset it"
        value={proof}
        onChange={setProof}
        onEnter={() => void reset()}
      />
      <DeskButton
        label="Reset"
        about="second step"
        isOff={isBusy || isDone || proof === ''}
        onPress={() => void reset()}
      />
      <p role="status">{isDone ? 'Reset.' : problem}</p>
    </>
  );
}
