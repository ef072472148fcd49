'use client';

import type { SecondFactorSetup } from '#contract/second-factor';
import { useState } from 'react';
import { callDesk } from '../desk/call-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import { LabeledInput } from '../desk/labeled-input.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { useTask } from '../desk/use-task.ts';
import { ProofInput } from './proven-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetupKey } from './setup-key.tsx';

const ON = 'It’s on. We ask for a code after your password.';
const OFF =
  'It’s off, so your password is all anyone needs. Add a code from an authenticator app and a stolen password won’t be enough.';

export function OwnSecondFactor() {
  const { desk, problem: unread, refresh } = useDesk('getSecondFactor');
  const { isBusy, problem, run } = useTask();
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const [code, setCode] = useState('');
  const [proof, setProof] = useState('');

  const begin = () => run(async () => setSetup(await callDesk('setUpSecondFactor')));
  const confirm = () =>
    run(async () => {
      const answer = await callDesk('confirmSecondFactor', { body: { code, proof } });
      setRecoveryCodes(answer.recoveryCodes);
      await finish();
    });
  const remove = () =>
    run(async () => {
      await callDesk('removeSecondFactor', { body: { code } });
      setRecoveryCodes(null);
      await finish();
    });
  const finish = async () => {
    setSetup(null);
    setCode('');
    setProof('');
    await refresh();
  };

  if (!desk) return <p>{unread}</p>;
  const finishStep = () => void (desk.isOn ? remove() : confirm());
  return (
    <>
      <p>{desk.isOn ? `${ON} Recovery codes left: ${desk.recoveryCodesLeft}.` : OFF}</p>
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
      {setup && <SetupKey setup={setup} />}
      {desk.isOn || setup ? (
        <>
          {!desk.isOn && (
            <ProofInput label="Your password" value={proof} onText={setProof} onEnter={finishStep} />
          )}
          <LabeledInput
            label={desk.isOn ? 'Code, to turn it off' : 'Code that the app shows'}
            autoComplete="one-time-code"
            value={code}
            onText={setCode}
            onEnter={finishStep}
          />
          <DeskButton
            label={desk.isOn ? 'Turn off' : 'Turn on'}
            isOff={isBusy || code === ''}
            onPress={finishStep}
          />
        </>
      ) : (
        <DeskButton label="Set up" isOff={isBusy} onPress={() => void begin()} />
      )}
      <p role="alert">{problem}</p>
    </>
  );
}
