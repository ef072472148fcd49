'use client';

import { SelectInput, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';
import type { Choice } from '#contract/choices-desk';
import type { Named } from '../../collections/place-names/known-names.ts';
import { useNames } from './name-options.tsx';
import { findPlaces, usePlaces } from './use-places.ts';

type PickProps = Pick<TextFieldClientProps, 'field' | 'path' | 'readOnly'>;

/** Picks names of records for a text field. An unknown name that is stored already stays to be seen. */
export function NameField({ kind, ...props }: PickProps & { readonly kind: Named | 'sources' }) {
  return kind === 'restaurants' ? <PlaceNameField {...props} /> : <RecordNameField {...props} kind={kind} />;
}

function RecordNameField({ kind, ...props }: PickProps & { readonly kind: Parameters<typeof useNames>[0] }) {
  const field = useField<string | string[] | null>({ path: props.path });
  const options = useNames(kind).map((name) => ({ value: name, label: name }));
  return <Picker {...props} {...field} options={options} onPick={field.setValue} />;
}

/** Picks a place for a text field that stores its name. */
function PlaceNameField(props: PickProps) {
  const field = useField<string | string[] | null>({ path: props.path });
  const { places, search } = usePlaces();
  const options = places.map(({ name, label }) => ({ value: name, label }));
  return <Picker {...props} {...field} options={options} onPick={field.setValue} onSearch={search} />;
}

/**
 * Picks places by name, neighborhood or street; a guide offers its own neighborhood first. Also for plain numbers:
 * a relationship would reject ids of places that are not imported yet.
 */
export function PlaceField(props: PickProps) {
  const field = useField<number | number[] | null>({ path: props.path });
  const { places, search } = usePlaces();
  const chosen = [field.value ?? []].flat();
  const [named, setNamed] = useState<readonly Choice[]>([]);
  const unnamed = chosen.filter((id) => !named.some((place) => place.id === id)).join();
  useEffect(() => {
    if (unnamed === '') return;
    const name = (found: readonly Choice[]) => setNamed((others) => [...others, ...found]);
    void findPlaces({ ids: unnamed }).then(name, () => undefined);
  }, [unnamed]);
  const known = new Map([...named, ...places].map((place) => [place.id, place.label]));
  const ids = [...new Set([...places.map(({ id }) => id), ...chosen])];
  const options = ids.map((id) => ({ value: String(id), label: known.get(id) ?? `No. ${id}` }));
  return (
    <Picker
      {...props}
      {...field}
      value={Array.isArray(field.value) ? field.value.map(String) : field.value ? String(field.value) : null}
      options={options}
      onPick={(picked) =>
        field.setValue(Array.isArray(picked) ? picked.map(Number) : picked && Number(picked))
      }
      onSearch={search}
    />
  );
}

interface PickerProps extends PickProps {
  readonly value: string | string[] | null | undefined;
  readonly showError: boolean;
  readonly disabled: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onPick: (value: string | string[] | null) => void;
  /** Called with what is typed; otherwise the options are filtered here. */
  readonly onSearch?: (words: string) => void;
}

function Picker({
  field,
  path,
  readOnly,
  value,
  showError,
  disabled,
  options,
  onPick,
  onSearch,
}: PickerProps) {
  const { admin, hasMany = false, label, name, required = false } = field;
  const missing = [value ?? []].flat().filter((one) => !options.some((option) => option.value === one));
  return (
    <div className="field-type" onFocus={() => onSearch?.('')}>
      <SelectInput
        path={path}
        name={name}
        {...(label !== undefined && { label })}
        {...(admin?.description !== undefined && { description: admin.description })}
        hasMany={hasMany}
        isSortable={hasMany}
        required={required}
        readOnly={readOnly === true || disabled}
        showError={showError}
        options={[...options, ...missing.map((one) => ({ value: one, label: one }))]}
        value={value ?? (hasMany ? [] : '')}
        onChange={(picked) => {
          const values = [picked ?? []].flat().map((one) => String(one.value));
          onPick(hasMany ? values : (values[0] ?? null));
        }}
        {...(onSearch && { onInputChange: onSearch, filterOption: () => true })}
      />
    </div>
  );
}
