import type { RestaurantDetail } from '#contract/restaurants';
import {
  COMMENT_MAX_LENGTH,
  COMMENT_MIN_LENGTH,
  REVIEW_PHOTO_MAX_MB,
  REVIEW_PHOTO_TYPES,
  reviewInputSchema,
  type OwnReview,
} from '#contract/reviews';
import { cityDay } from '#domain/calendar/city-time';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StarInput } from '../../ui/star-input.tsx';
import type { ToastMessage } from '../../ui/show-toast.ts';
import styles from './review-form.module.css';
import { useSaveReview } from './use-save-review.ts';

export interface ReviewFormProps {
  readonly place: Pick<RestaurantDetail, 'id' | 'name'>;
  /** The review to edit; `null` for a new one. */
  readonly review: OwnReview | null;
  /** Called with the review and the toast to show: only one toast at a time. */
  readonly onSaved: (review: OwnReview, toast: ToastMessage) => void;
  readonly onCancel: () => void;
}

/** Stars, text and the day of the visit. Import it on demand. */
export function ReviewForm({ place, review, onSaved, onCancel }: ReviewFormProps) {
  const [photo, setPhoto] = useState<File | null>(null);
  const isTooLarge = photo !== null && photo.size > REVIEW_PHOTO_MAX_MB * 1024 * 1024;
  const save = useSaveReview(place.id, { isNew: review === null, photo, onSaved });
  const { control, register, handleSubmit, formState } = useForm({
    resolver: zodResolver(reviewInputSchema),
    defaultValues: {
      ...(review && { rating: review.rating }),
      comment: review?.comment ?? '',
      checkinDate: review?.checkinDate ?? null,
    },
  });
  const { rating, comment, checkinDate } = formState.errors;
  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby="review-form"
      onSubmit={(event) => void handleSubmit((input) => isTooLarge || save.mutate(input))(event)}
    >
      <h3 id="review-form" className={styles.title}>
        {review === null ? `Review ${place.name}` : 'Edit your review'}
      </h3>
      <Controller
        control={control}
        name="rating"
        render={({ field: { ref, ...field } }) => (
          <StarInput {...field} legend="Your rating" inputRef={ref} error={rating?.message} />
        )}
      />
      <FormField
        label="Your review"
        hint={`${COMMENT_MIN_LENGTH} to ${COMMENT_MAX_LENGTH} characters. Your username appears with it.`}
        error={comment?.message}
      >
        {(props) => <textarea {...props} {...register('comment')} rows={6} required />}
      </FormField>
      <VisitDay
        field={register('checkinDate', { setValueAs: (day: string | null) => day || null })}
        error={checkinDate?.message}
      />
      <PhotoField isTooLarge={isTooLarge} onPick={setPhoto} />
      <div className={styles.actions}>
        <Button type="submit" disabled={save.isPending} aria-busy={save.isPending}>
          {save.isPending && <Spinner />}
          {review === null ? 'Send review' : 'Save changes'}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface VisitDayProps {
  readonly field: UseFormRegisterReturn<'checkinDate'>;
  readonly error: string | undefined;
}

function VisitDay({ field, error }: VisitDayProps) {
  return (
    <FormField label="Day of your visit" optional error={error}>
      {(props) => (
        <input
          {...props}
          {...field}
          type="date"
          // oxlint-disable-next-line react/purity -- "today" is the upper bound; browser only
          max={cityDay(new Date())}
        />
      )}
    </FormField>
  );
}

interface PhotoFieldProps {
  readonly isTooLarge: boolean;
  readonly onPick: (photo: File | null) => void;
}

function PhotoField({ isTooLarge, onPick }: PhotoFieldProps) {
  return (
    <FormField
      label="A photo"
      optional
      hint={`JPEG, PNG, WebP or AVIF, up to ${REVIEW_PHOTO_MAX_MB} MB. We remove the date and location from your photo.`}
      error={
        isTooLarge ? `This photo is larger than ${REVIEW_PHOTO_MAX_MB} MB. Pick a smaller one.` : undefined
      }
    >
      {(props) => (
        <input
          {...props}
          type="file"
          accept={REVIEW_PHOTO_TYPES.join()}
          onChange={({ currentTarget }) => onPick(currentTarget.files?.[0] ?? null)}
        />
      )}
    </FormField>
  );
}
