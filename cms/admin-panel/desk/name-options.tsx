'use client';

import { useEffect, useState } from 'react';
import type { Named } from '../../collections/place-names/known-names.ts';
import { loadNames } from './load-names.ts';

/** All names of a kind; none while they load. */
export function useNames(kind: Named): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => void loadNames(kind).then(setNames, () => undefined), [kind]);
  return names;
}

/** The names that an input offers while somebody types. */
export function NameOptions({ id, kind }: { readonly id: string; readonly kind: Named }) {
  return (
    <datalist id={id}>
      {useNames(kind).map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
