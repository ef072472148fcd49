'use client';

import { useState, type ComponentProps } from 'react';
import { callDesk } from '../desk/call-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import { LabeledInput } from '../desk/labeled-input.tsx';
import { useTask } from '../desk/use-task.ts';

interface ProvenStepProps {
  /** The account of somebody else. */
  readonly id: number;
  readonly call: 'resetSecondFactor' | 'deleteStaff';
  readonly label: string;
  readonly about: string;
  readonly done: string;
}

/** What an admin does to somebody else's account with more than a session. */
export function ProvenStep({ id, call, label, about, done }: ProvenStepProps) {
  const { isBusy, problem, run } = useTask();
  const [isDone, setIsDone] = useState(false);
  const [proof, setProof] = useState('');
  const take = () =>
    run(async () => {
      await callDesk(call, { params: { id }, body: { proof } });
      setIsDone(true);
    });
  return (
    <>
      <ProofInput
        label={`Your own password or code, to ${label.toLowerCase()} it`}
        value={proof}
        onText={setProof}
        onEnter={() => void take()}
      />
      <DeskButton
        label={label}
        about={about}
        isOff={isBusy || isDone || proof === ''}
        onPress={() => void take()}
      />
      <p role="status">{isDone ? done : problem}</p>
    </>
  );
}

/** What a session alone, which may be stolen, cannot give. */
export function ProofInput(props: ComponentProps<typeof LabeledInput>) {
  return <LabeledInput type="password" autoComplete="current-password" {...props} />;
}
