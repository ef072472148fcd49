'use client';

import { LabeledInput } from './labeled-input.tsx';

interface DeskInputProps {
  readonly label: string;
  readonly value: string;
  readonly autoComplete: string;
  readonly type?: 'text' | 'password';
  readonly inputMode?: 'numeric';
  readonly onChange: (value: string) => void;
  /** Set if the input is inside one of Payload's forms, which must not be submitted. */
  readonly onEnter?: () => void;
}

/** A text input in the panel's style. */
export function DeskInput({ onChange, onEnter, type = 'text', ...input }: DeskInputProps) {
  return (
    <LabeledInput
      {...input}
      type={type}
      autoCapitalize="none"
      spellCheck={false}
      required={!onEnter}
      onChange={(event) => onChange(event.target.value)}
      {...(onEnter && {
        onKeyDown: (event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        },
      })}
    />
  );
}
