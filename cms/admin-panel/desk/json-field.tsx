'use client';

import { TextareaInput, useField } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { useState } from 'react';

/** JSON as plain text. Payload's own field loads an editor from another host, which the panel must not do. */
export const JsonField: JSONFieldClientComponent = ({ field: { label, admin }, path, readOnly = false }) => {
  const { value, setValue, showError, disabled } = useField<unknown>({ path });
  const [text, setText] = useState(() => (value == null ? '' : JSON.stringify(value, null, 2)));
  const change = (written: string) => {
    setText(written);
    setValue(written.trim() === '' ? null : parse(written));
  };
  return (
    <TextareaInput
      path={path}
      {...(label !== undefined && { label })}
      {...(admin?.description !== undefined && { description: admin.description })}
      rows={6}
      value={text}
      readOnly={readOnly || disabled}
      showError={showError}
      onChange={(event: { target: { value: string } }) => change(event.target.value)}
    />
  );
};

/** Invalid JSON stays a string, which the field's validation then rejects. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
