import { AD_INCOMPLETE, type AdStats, newAdSchema } from '#contract/ads';
import { sizeWarning } from '#domain/ads/ad-size';
import { zodResolver } from '@hookform/resolvers/zod';
import clsx from 'clsx';
import { useState } from 'react';
import { useForm, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import { Field, type FieldForm } from '../../ui/field.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './ad-dialog.module.css';
import { SlotPreview } from './slot-preview.tsx';
import type { AdminActions } from './use-admin-actions.ts';
import { MAX_PICTURE_MB, PICTURE_TYPES, useChosenPicture } from './use-chosen-picture.ts';

type Fields = z.input<typeof newAdSchema>;

/** Error per missing field; the spec's sentence above the form covers all of them (spec 2 §5). */
const MISSING = {
  name: 'Give the ad a name.',
  clickUrl: 'Give the address that a click opens.',
  picture: 'Choose a file, or give an image URL.',
} as const;

interface AdFormProps {
  /** The ad to change; without one, the form creates one. */
  readonly ad?: AdStats | undefined;
  readonly save: AdminActions['save'];
  readonly onDone: () => void;
}

/** Name, click URL, and a picture as file or URL; picking a file clears and disables the URL (spec 2 §4). */
export function AdForm(props: AdFormProps) {
  const { ad, save } = props;
  const form = useAdForm(props);
  const { register, picture } = form;
  const { errors } = form.formState;
  const { isPending } = save;
  const fields = { register, errors };
  const errorOf = (field: 'name' | 'clickUrl') =>
    errors[field]?.message === AD_INCOMPLETE ? MISSING[field] : errors[field]?.message;

  return (
    <form
      className={dialogStyles.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(form.send)(event)}
    >
      {form.isIncomplete && (
        <p role="alert" className={dialogStyles.error}>
          {AD_INCOMPLETE}
        </p>
      )}
      <div className={dialogStyles.columns}>
        <FormField label="Name" error={errorOf('name')}>
          {(control) => <input {...control} {...register('name')} type="text" required />}
        </FormField>
        <FormField label="Click URL" error={errorOf('clickUrl')}>
          {(control) => (
            <input {...control} {...register('clickUrl')} type="url" placeholder="https://" required />
          )}
        </FormField>
      </div>
      <PictureFields
        picture={picture}
        url={register('imageUrl')}
        urlError={errors.imageUrl?.message}
        isMissing={form.isMissingPicture}
        isChange={ad !== undefined}
        onFile={() => form.setValue('imageUrl', '')}
      />
      {sizeWarning(picture.size) && <p className={styles.warning}>{sizeWarning(picture.size)}</p>}
      {picture.url && (
        <SlotPreview ad={{ imageUrl: picture.url, smallImageUrl: null, alt: 'The chosen picture' }} />
      )}
      <Field
        form={fields}
        name="alt"
        label="Alternative text"
        optional
        hint="What the picture says, for readers who can’t see it."
      />
      <Days form={fields} />
      {isPending && <UploadProgress share={form.share} />}
      <div className={dialogStyles.buttons}>
        <Button type="submit" disabled={isPending} aria-busy={isPending}>
          {isPending && <Spinner />}
          {buttonText(ad !== undefined, isPending)}
        </Button>
      </div>
    </form>
  );
}

/** State and actions of the form; `send` does nothing while a picture is missing or refused. */
function useAdForm({ ad, save, onDone }: AdFormProps) {
  const form = useForm<Fields>({
    resolver: zodResolver(newAdSchema, undefined, { raw: true }),
    defaultValues: valuesOf(ad),
  });
  const picture = useChosenPicture();
  const [share, setShare] = useState(0);
  const { errors, isSubmitted } = form.formState;
  const faults = Object.values(errors).map(({ message }) => message);
  const imageUrl = useWatch({ control: form.control, name: 'imageUrl' });
  const lacksPicture = !ad && !picture.file && !imageUrl?.trim();
  const isMissingPicture = isSubmitted && lacksPicture;
  const isIncomplete = faults.includes(AD_INCOMPLETE) || isMissingPicture;

  function send(fields: Fields): void {
    if (lacksPicture || picture.fault) return;
    setShare(0);
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value ?? '');
    // Last, so that the server can reject the other fields before receiving it.
    if (picture.file) data.set('image', picture.file);
    save.mutate({ id: ad?.id, form: data, onProgress: setShare }, { onSuccess: onDone });
  }

  return { ...form, picture, share, isIncomplete, isMissingPicture, send };
}

function Days({ form }: { readonly form: FieldForm<Fields> }) {
  return (
    <div className={dialogStyles.columns}>
      <Field form={form} name="startDay" label="First day" optional type="date" />
      <Field form={form} name="endDay" label="Last day" optional type="date" />
    </div>
  );
}

interface PictureFieldsProps {
  readonly picture: ReturnType<typeof useChosenPicture>;
  readonly url: UseFormRegisterReturn;
  readonly urlError: string | undefined;
  readonly isMissing: boolean;
  readonly isChange: boolean;
  readonly onFile: () => void;
}

function PictureFields({ picture, url, urlError, isMissing, isChange, onFile }: PictureFieldsProps) {
  return (
    <div className={dialogStyles.columns}>
      <FormField
        label="Image file"
        hint={`970x250 px. PNG, JPEG, WebP, GIF or AVIF, up to ${MAX_PICTURE_MB} MB.${isChange ? ' Without a new one, the ad keeps its picture.' : ''}`}
        error={isMissing ? MISSING.picture : picture.fault}
      >
        {(control) => (
          <input
            {...control}
            className={clsx(control.className, styles.file)}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            onChange={({ target }) => {
              const file = target.files?.[0];
              picture.choose(file);
              if (file) onFile();
            }}
          />
        )}
      </FormField>
      <FormField
        label="Image URL"
        hint="Use this instead of a file. We’ll save a copy of the picture."
        error={urlError}
      >
        {(control) => (
          <input
            {...control}
            {...url}
            type="url"
            placeholder="https://"
            disabled={picture.file !== undefined}
          />
        )}
      </FormField>
    </div>
  );
}

/** Alternative text equal to the name is the default, so its field stays empty. */
function valuesOf(ad: AdStats | undefined): Fields {
  return {
    name: ad?.name ?? '',
    clickUrl: ad?.clickUrl ?? '',
    imageUrl: '',
    alt: ad && ad.alt !== ad.name ? ad.alt : '',
    startDay: ad?.startDay ?? '',
    endDay: ad?.endDay ?? '',
  };
}

function buttonText(isChange: boolean, isPending: boolean): string {
  if (isChange) return isPending ? 'Saving…' : 'Save Changes';
  return isPending ? 'Creating...' : 'Create Ad';
}

/** Upload progress of the picture, 0 to 1; at 1 the server is processing it. */
function UploadProgress({ share }: { readonly share: number }) {
  const percent = Math.round(share * 100);
  return (
    <label className={styles.progress}>
      {percent < 100 ? `Uploading ${percent}%` : 'Checking the picture'}
      <progress max={100} value={percent} />
    </label>
  );
}
