'use client';

import type { SubscriberImport } from '#contract/subscribe';
import { countText } from '#domain/words/quantities';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callDesk } from '../desk/call-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { LabeledInput } from '../desk/labeled-input.tsx';
import { Notices } from '../desk/notices.tsx';
import { useTask } from '../desk/use-task.ts';

/** Adds the subscribers of another list: says first what a file would do, and does that on a second press. */
export function ImportForm() {
  const { isBusy, problem, said, run } = useTask();
  const router = useRouter();
  const [chosen, setChosen] = useState<{ file: File; plan: SubscriberImport } | null>(null);
  const read = (file: File | undefined) =>
    run(async () => {
      setChosen(null);
      if (file) setChosen({ file, plan: await callDesk('importSubscribers', { body: file }) });
    });
  const add = (file: File) =>
    run(async () => {
      const { added } = await callDesk('importSubscribers', { body: file, query: { commits: 'true' } });
      setChosen(null);
      router.refresh();
      return `Added ${countText(added)}.`;
    });
  return (
    <>
      <h2>Add subscribers of another list</h2>
      <p className={shared.hint}>
        A CSV file with the columns “email,” “agreed on” (as 2026-11-28), “where” and “sentence.” We refuse
        rows without this proof. Whoever has left stays off.
      </p>
      <LabeledInput
        label="File"
        type="file"
        accept=".csv,text/csv"
        disabled={isBusy}
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <Notices problem={problem} said={said} />
      {chosen && <Plan plan={chosen.plan} isOff={isBusy} onAdd={() => void add(chosen.file)} />}
    </>
  );
}

function Plan({ plan, isOff, onAdd }: { plan: SubscriberImport; isOff: boolean; onAdd: () => void }) {
  const { added, known, left, refused } = plan;
  const counts = { New: added, 'On the list': known, 'Left, and stay off': left, Refused: refused.length };
  return (
    <>
      <p>{Object.entries(counts).map(([name, count]) => `${name}: ${countText(count)}. `)}</p>
      <ul aria-label="Refused rows">
        {refused.map(({ line, reason }) => (
          <li key={line}>{`Line ${line}: ${reason}`}</li>
        ))}
      </ul>
      <DeskButton
        label={`Add ${countText(added)} subscribers`}
        look="primary"
        size="medium"
        isOff={isOff || added === 0}
        onPress={onAdd}
      />
    </>
  );
}
