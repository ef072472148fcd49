'use client';

import { useEffect, useState } from 'react';
import type { PlaceNames } from '../../collections/place-names/keep-names.ts';
import { callDesk } from './call-desk.ts';

type Offered = PlaceNames | 'sources';

/** A form can have dozens of fields of one kind. */
const loaded = new Map<Offered, Promise<string[]>>();

function loadNames(kind: Offered): Promise<string[]> {
  const known = loaded.get(kind);
  if (known) return known;
  const names = callDesk('listChoices', { params: { kind } }).then(({ choices }) =>
    choices.map(({ name }) => name),
  );
  loaded.set(kind, names);
  names.catch(() => loaded.delete(kind));
  return names;
}

/** All names of a kind; none while they load. */
export function useNames(kind: Offered): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => void loadNames(kind).then(setNames, () => undefined), [kind]);
  return names;
}

export function NameOptions({ id, kind }: { readonly id: string; readonly kind: PlaceNames }) {
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
