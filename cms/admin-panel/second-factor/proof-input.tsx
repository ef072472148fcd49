'use client';

import { DeskInput } from '../desk/desk-input.tsx';

interface ProofInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
}

/** What a session alone, which may be stolen, cannot give. */
export function ProofInput(props: ProofInputProps) {
  return <DeskInput type="password" autoComplete="current-password" {...props} />;
}
