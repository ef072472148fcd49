'use client';

import { useState } from 'react';
import { callDesk } from '../desk/call-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import { useTask } from '../desk/use-task.ts';

/** For somebody who has lost both phone and recovery codes. */
export function ResetSecondFactor({ id }: { readonly id: number }) {
  const { isBusy, problem, run } = useTask();
  const [isDone, setIsDone] = useState(false);
  const reset = () =>
    run(async () => {
      await callDesk('resetSecondFactor', { params: { id } });
      setIsDone(true);
    });
  return (
    <>
      <p>
        If they’ve lost the app and the recovery codes, reset this. They can then sign in with the password
        alone.
      </p>
      <DeskButton label="Reset" about="second step" isOff={isBusy || isDone} onPress={() => void reset()} />
      <p role="status">{isDone ? 'Reset.' : problem}</p>
    </>
  );
}
