'use client';

import { useField } from '@payloadcms/ui';
import { Choices } from './choices.tsx';

interface FieldChoicesProps {
  readonly label: string;
  readonly path: string;
  readonly values: readonly string[];
}

/** Values to choose from, below the text field that they fill in. */
export function FieldChoices({ label, path, values }: FieldChoicesProps) {
  const { value, setValue, disabled } = useField<string>({ path });
  if (disabled || values.length === 0) return null;
  return (
    <Choices
      label={label}
      choices={values.map((one) => ({ value: one, label: one }))}
      chosen={value}
      onChoose={setValue}
    />
  );
}
