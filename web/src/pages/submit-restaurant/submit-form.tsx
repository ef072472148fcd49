import { newRestaurantSchema } from '#contract/submissions';
import { PRICE_RANGES } from '#domain/places/price-range';
import { curlApostrophes } from '#domain/words/characters';
import { priceText } from '#domain/words/quantities';
import { useState } from 'react';
import type { z } from 'zod';
import { call } from '../../api/call.ts';
import { Receipt } from '../../components/receipt.tsx';
import { SiteForm } from '../../components/site-form.tsx';
import { useSiteForm } from '../../components/use-site-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field, type FieldForm } from '../../ui/field.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { TrapField } from '../../ui/trap-field.tsx';
import styles from './submit-form.module.css';

/** Empty lists in a new city, where both values are typed. */
export interface SubmitFormProps {
  readonly cuisines: readonly string[];
  readonly neighborhoods: readonly string[];
}

type PlaceForm = FieldForm<z.input<typeof newRestaurantSchema>>;

/** The new-restaurant form with the messages of spec 1 §5; the server validates with the same schema. */
export function SubmitForm({ cuisines, neighborhoods }: SubmitFormProps) {
  const [receipt, setReceipt] = useState<string | null>(null);
  const form = useSiteForm({
    schema: newRestaurantSchema,
    async send(proposal, { guard, reset }) {
      const { message } = await call('submitRestaurant', { body: { ...proposal, ...guard } });
      reset();
      setReceipt(message);
    },
  });

  if (receipt !== null) {
    return (
      <Receipt message={receipt}>
        <Button variant="outline" onClick={() => setReceipt(null)}>
          Add another restaurant
        </Button>
      </Receipt>
    );
  }
  return (
    <SiteForm
      form={form}
      className={styles.form}
      submitLabel="Send it in"
      busyLabel="Sending …"
      more={<NoScript>To send this form, turn on JavaScript.</NoScript>}
    >
      <PlaceFields form={form} cuisines={cuisines} neighborhoods={neighborhoods} />
      <TrapField />
    </SiteForm>
  );
}

const LINK = { type: 'url', inputMode: 'url', placeholder: 'https://' } as const;

function PlaceFields({ form, cuisines, neighborhoods }: SubmitFormProps & { readonly form: PlaceForm }) {
  return (
    <>
      <Field form={form} name="name" label="Name" autoComplete="off" maxLength={200} />
      <Field form={form} name="priceRange" label="Price range" as="select" defaultValue="">
        <option value="">Choose a price range</option>
        {PRICE_RANGES.map((price) => (
          <option key={price} value={price}>
            {priceText(price)}
          </option>
        ))}
      </Field>
      <NameField form={form} name="category" label="Cuisine type" names={cuisines} />
      <NameField form={form} name="neighborhood" label="Neighborhood" names={neighborhoods} />
      <Field
        form={form}
        name="description"
        wide
        label="Description"
        hint="What should a hungry stranger know? Two or three sentences will do."
        as="textarea"
        rows={4}
        maxLength={4000}
      />
      <Field form={form} name="address" wide label="Address" autoComplete="off" maxLength={200} />
      <Field form={form} name="website" optional label="Website" {...LINK} />
      <Field form={form} name="phone" optional label="Phone" type="tel" autoComplete="off" maxLength={40} />
      <Field
        form={form}
        name="imageUrl"
        wide
        label="Image URL"
        hint="A link to a photo of the place, say from its website."
        {...LINK}
      />
    </>
  );
}

interface NameFieldProps {
  readonly form: PlaceForm;
  readonly name: 'category' | 'neighborhood';
  readonly label: 'Cuisine type' | 'Neighborhood';
  readonly names: readonly string[];
}

/**
 * A choice among the city's names, or a text field while there are none. Registered when rendered, because that order
 * determines which invalid field gets the focus.
 */
function NameField({ names, ...field }: NameFieldProps) {
  if (names.length === 0) return <Field {...field} autoComplete="off" maxLength={100} />;
  return (
    <Field {...field} as="select" defaultValue="">
      <Choices prompt={`Choose a ${field.label.toLowerCase()}`} names={names} />
    </Field>
  );
}

function Choices({ prompt, names }: { readonly prompt: string; readonly names: readonly string[] }) {
  return (
    <>
      <option value="">{prompt}</option>
      {names.map((name) => (
        <option key={name} value={name}>
          {curlApostrophes(name)}
        </option>
      ))}
    </>
  );
}
