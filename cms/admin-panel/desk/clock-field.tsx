'use client';

import { FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { ClockInput } from './clock-input.tsx';

/** A time of day: "9:30 p.m." for a stored `21:30`. */
export const ClockField: TextFieldClientComponent = ({
  field: { label, required },
  path,
  readOnly = false,
}) => {
  const { value, setValue, showError, disabled } = useField<string | null>({ path });
  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    // Narrow enough for a day, an opening and a closing time beside each other.
    <div className={`field-type text ${showError ? 'error' : ''}`} style={{ flex: '1 1 6rem', minWidth: 0 }}>
      <FieldLabel
        htmlFor={id}
        path={path}
        {...(label !== undefined && { label })}
        required={required === true}
      />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <ClockInput id={id} value={value ?? ''} disabled={readOnly || disabled} onChange={setValue} />
      </div>
    </div>
  );
};
