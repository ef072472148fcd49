'use client';

import { useField } from '@payloadcms/ui';
import { Choices } from '../desk/choices.tsx';

export function CategoryChoices({ path, used }: { readonly path: string; readonly used: readonly string[] }) {
  const { value, setValue, disabled } = useField<string>({ path });
  if (disabled) return null;
  return (
    <Choices
      label="Categories in use"
      choices={used.map((category) => ({ value: category, label: category }))}
      chosen={value}
      onChoose={setValue}
    />
  );
}
