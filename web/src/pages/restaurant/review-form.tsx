import type { RestaurantDetail } from '#contract/restaurants';
import {
  COMMENT_MAX_LENGTH,
  COMMENT_MIN_LENGTH,
  REVIEW_PHOTO_MAX_MB,
  REVIEW_PHOTO_TYPES,
  reviewInputSchema,
  type OwnReview,
  type ReviewInput,
} from '#contract/reviews';
import { baltimoreDay } from '#domain/calendar/baltimore-day';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { reasonOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../app-context.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StarInput } from '../../ui/star-input.tsx';
import { showToast, type ToastMessage } from '../../ui/show-toast.ts';
import styles from './review-form.module.css';

export interface ReviewFormProps {
  readonly place: Pick<RestaurantDetail, 'id' | 'name'>;
  /** The review to edit; `null` for a new one. */
  readonly review: OwnReview | null;
  /** With what the diner reads of it: one toast at a time. */
  readonly onSaved: (review: OwnReview, toast: ToastMessage) => void;
  readonly onCancel: () => void;
}

const THANKS: ToastMessage = { title: 'Thank you. We’ll read your review before it goes up.' };
const NO_PHOTO: ToastMessage = {
  title: 'We have your review, but not the photo',
  variant: 'destructive',
};

/** Stars, text and the day of the visit. Import it on demand. */
export function ReviewForm({ place, review, onSaved, onCancel }: ReviewFormProps) {
  const { fetchApi } = useApp();
  const [photo, setPhoto] = useState<File | null>(null);
  const isTooLarge = photo !== null && photo.size > REVIEW_PHOTO_MAX_MB * 1024 * 1024;
  const save = useMutation({
    mutationFn: async (body: ReviewInput) => {
      const params = { id: place.id };
      const saved = await call(fetchApi, review === null ? 'createReview' : 'updateOwnReview', {
        params,
        body,
      });
      if (photo === null) return { saved, toast: THANKS };
      try {
        return { saved: await call(fetchApi, 'sendReviewPhoto', { params, body: photo }), toast: THANKS };
      } catch (error) {
        // The review is kept without its photo: sent again, it would be a second one.
        return { saved, toast: { ...NO_PHOTO, description: reasonOf(error) } };
      }
    },
    onSuccess: ({ saved, toast }) => onSaved(saved, toast),
    onError: (error) =>
      showToast({
        title: 'We couldn’t send your review',
        description: reasonOf(error),
        variant: 'destructive',
      }),
  });
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
        render={({ field }) => (
          <StarInput
            legend="Your rating"
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            error={rating?.message}
          />
        )}
      />
      <FormField
        label="Your review"
        hint={`${COMMENT_MIN_LENGTH} to ${COMMENT_MAX_LENGTH} characters. Your username appears with it.`}
        error={comment?.message}
      >
        {(props) => <textarea {...props} {...register('comment')} rows={6} required />}
      </FormField>
      <FormField label="Day of your visit" optional error={checkinDate?.message}>
        {(props) => (
          <input
            {...props}
            {...register('checkinDate', { setValueAs: (day: string | null) => day || null })}
            type="date"
            // oxlint-disable-next-line react/purity -- "today" is the upper bound; browser only
            max={baltimoreDay(new Date())}
          />
        )}
      </FormField>
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
            onChange={({ currentTarget }) => setPhoto(currentTarget.files?.[0] ?? null)}
          />
        )}
      </FormField>
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
