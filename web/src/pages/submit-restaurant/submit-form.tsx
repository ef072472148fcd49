import { zodResolver } from '@hookform/resolvers/zod';
import { newRestaurantSchema } from '#contract/submissions';
import { PRICE_RANGES } from '#domain/places/price-range';
import { useState } from 'react';
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import type { z } from 'zod';
import { reasonOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { Receipt } from '../../components/receipt.tsx';
import { useElapsed } from '../../hooks/use-elapsed.ts';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { TrapField } from '../../ui/trap-field.tsx';
import styles from './submit-form.module.css';

/** Empty lists in a new city, where both values are typed. */
export interface SubmitFormProps {
  readonly cuisines: readonly string[];
  readonly neighborhoods: readonly string[];
}

type Proposal = z.input<typeof newRestaurantSchema>;

/** The new-restaurant form with the messages of spec 1 §5; the server validates with the same schema. */
export function SubmitForm({ cuisines, neighborhoods }: SubmitFormProps) {
  const { fetchApi } = useApp();
  const isHydrated = useIsHydrated();
  const elapsed = useElapsed();
  const [receipt, setReceipt] = useState<string | null>(null);
  const [trap, setTrap] = useState('');
  const { register, handleSubmit, formState, setError, reset } = useForm<
    Proposal,
    unknown,
    z.output<typeof newRestaurantSchema>
  >({ resolver: zodResolver(newRestaurantSchema) });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (proposal) => {
    try {
      const { message } = await call(fetchApi, 'submitRestaurant', {
        body: { ...proposal, leaveEmpty: trap, elapsedMs: elapsed() },
      });
      reset();
      setReceipt(message);
    } catch (error) {
      setError('root', { message: reasonOf(error) });
    }
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
    <form noValidate method="post" className={styles.form} onSubmit={(event) => void send(event)}>
      <PlaceFields register={register} errors={errors} cuisines={cuisines} neighborhoods={neighborhoods} />
      <TrapField name="leaveEmpty" value={trap} onChange={(event) => setTrap(event.target.value)} />
      <div className={styles.send}>
        {errors.root && (
          <p role="alert" className={styles.failure}>
            {errors.root.message}
          </p>
        )}
        <NoScript>To send this form, turn on JavaScript.</NoScript>
        <Button type="submit" disabled={!isHydrated || isSubmitting}>
          {isSubmitting ? 'Sending …' : 'Send it in'}
        </Button>
      </div>
    </form>
  );
}

const LINK = { type: 'url', inputMode: 'url', placeholder: 'https://' } as const;

interface PlaceFieldsProps extends SubmitFormProps {
  readonly register: UseFormRegister<Proposal>;
  readonly errors: FieldErrors<Proposal>;
}

function PlaceFields({ register, errors, cuisines, neighborhoods }: PlaceFieldsProps) {
  return (
    <>
      <FormField label="Name" error={errors.name?.message}>
        {(control) => <input {...control} {...register('name')} autoComplete="off" maxLength={200} />}
      </FormField>
      <FormField label="Price range" error={errors.priceRange?.message}>
        {(control) => (
          <select {...control} {...register('priceRange')} defaultValue="">
            <option value="">Choose a price range</option>
            {PRICE_RANGES.map((price) => (
              <option key={price}>{price}</option>
            ))}
          </select>
        )}
      </FormField>
      <NameField
        label="Cuisine type"
        name="category"
        register={register}
        error={errors.category?.message}
        names={cuisines}
      />
      <NameField
        label="Neighborhood"
        name="neighborhood"
        register={register}
        error={errors.neighborhood?.message}
        names={neighborhoods}
      />
      <FormField
        wide
        label="Description"
        hint="What should a hungry stranger know? Two or three sentences will do."
        error={errors.description?.message}
      >
        {(control) => <textarea {...control} {...register('description')} rows={4} maxLength={4000} />}
      </FormField>
      <FormField wide label="Address" error={errors.address?.message}>
        {(control) => <input {...control} {...register('address')} autoComplete="off" maxLength={200} />}
      </FormField>
      <FormField optional label="Website" error={errors.website?.message}>
        {(control) => <input {...control} {...register('website')} {...LINK} />}
      </FormField>
      <FormField optional label="Phone" error={errors.phone?.message}>
        {(control) => (
          <input {...control} {...register('phone')} type="tel" autoComplete="off" maxLength={40} />
        )}
      </FormField>
      <FormField
        wide
        label="Image URL"
        hint="A link to a photo of the place, say from its website."
        error={errors.imageUrl?.message}
      >
        {(control) => <input {...control} {...register('imageUrl')} {...LINK} />}
      </FormField>
    </>
  );
}

interface NameFieldProps {
  readonly label: 'Cuisine type' | 'Neighborhood';
  readonly name: 'category' | 'neighborhood';
  readonly register: UseFormRegister<Proposal>;
  readonly error: string | undefined;
  readonly names: readonly string[];
}

/**
 * A choice among the city's names, or a text field while there are none. Registered when rendered, because that order
 * determines which invalid field gets the focus.
 */
function NameField({ label, name, register, error, names }: NameFieldProps) {
  return (
    <FormField label={label} error={error}>
      {(control) =>
        names.length === 0 ? (
          <input {...control} {...register(name)} autoComplete="off" maxLength={100} />
        ) : (
          <select {...control} {...register(name)} defaultValue="">
            <option value="">Choose a {label.toLowerCase()}</option>
            {names.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        )
      }
    </FormField>
  );
}
