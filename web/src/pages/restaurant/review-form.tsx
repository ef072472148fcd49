import type { RestaurantDetail } from '#contract/restaurants';
import {
  COMMENT_MAX_LENGTH,
  COMMENT_MIN_LENGTH,
  reviewInputSchema,
  type OwnReview,
  type ReviewInput,
} from '#contract/reviews';
import { baltimoreDay } from '#domain/calendar/baltimore-day';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { call } from '../../api/call.ts';
import { useApp } from '../../app-context.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StarInput } from '../../ui/star-input.tsx';
import { showToast } from '../../ui/show-toast.ts';
import styles from './review-form.module.css';

export interface ReviewFormProps {
  readonly place: Pick<RestaurantDetail, 'id' | 'name'>;
  /** The review to edit; `null` for a new one. */
  readonly review: OwnReview | null;
  readonly onSaved: (review: OwnReview) => void;
  readonly onCancel: () => void;
}

/** Stars, text and the day of the visit. Import it on demand. */
export function ReviewForm({ place, review, onSaved, onCancel }: ReviewFormProps) {
  const { fetchApi } = useApp();
  const save = useMutation({
    mutationFn: (body: ReviewInput) =>
      call(fetchApi, review === null ? 'createReview' : 'updateOwnReview', {
        params: { id: place.id },
        body,
      }),
    onSuccess: onSaved,
    onError: (error) =>
      showToast({
        title: 'We couldn’t send your review',
        description: error.message,
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
      onSubmit={(event) => void handleSubmit((input) => save.mutate(input))(event)}
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
