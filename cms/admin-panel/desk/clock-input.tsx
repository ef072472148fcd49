'use client';

import { clockText, readClock } from '#domain/calendar/date-texts';
import { useState, type ComponentProps } from 'react';

const EXAMPLE = clockText('21:30');

type ClockInputProps = Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'value'> & {
  /** `21:30`, or blank for no time. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/**
 * A time of day as the city writes it, and read as people type it: the browser's own would follow the computer's
 * language. What is no time stays to be seen, marked as invalid, and counts as blank.
 */
export function ClockInput({ value, onChange, ...input }: ClockInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      className="clock"
      placeholder={EXAMPLE}
      autoComplete="off"
      {...input}
      type="text"
      value={typed ?? (value && clockText(value))}
      onChange={({ target }) => {
        const time = readClock(target.value);
        const isReadable = time !== null || target.value.trim() === '';
        target.setCustomValidity(isReadable ? '' : `Write a time, like ${EXAMPLE}.`);
        setTyped(target.value);
        onChange(time ?? '');
      }}
      onBlur={({ target }) => {
        if (target.validity.customError === false) setTyped(null);
      }}
    />
  );
}
