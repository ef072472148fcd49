import type { FormState } from 'payload';
import { useState } from 'react';
import { valueAt } from './refused-fields.ts';
import { isSame, type Values } from './three-ways.ts';

/**
 * Finds what a late answer overwrote. Payload protects only the field that was changed last (`isModified` in its
 * `fieldReducer`) and takes the stored value for the others, even if they were typed in after the save
 * (payloadcms/payload#17676).
 */
export function useTypedSince() {
  const [typed] = useState(() => {
    let typedSince = new Map<string, unknown>();
    const seen = new Map<string, unknown>();
    let lastStored: Values = {};
    return {
      /** The values typed in but no longer in the form, which shows what was stored before them. */
      lostIn(fields: FormState): [path: string, value: unknown][] {
        for (const [path, { isModified, value }] of Object.entries(fields)) {
          // React may come back to fields of before.
          if (isModified && seen.get(path) !== value) typedSince.set(path, value);
          if (isModified) seen.set(path, value);
        }
        return [...typedSince].filter(([path, value]) => {
          const field = fields[path];
          if (!field || field.isModified || isSame(field.value, value)) return false;
          return isSame(field.value, valueAt(lastStored, path));
        });
      },
      stored(sent: Values): void {
        lastStored = sent;
        typedSince = new Map([...typedSince].filter(([path, value]) => !isSame(value, valueAt(sent, path))));
      },
      /** All fields are replaced on purpose. */
      replaced(): void {
        typedSince.clear();
      },
    };
  });
  return typed;
}
