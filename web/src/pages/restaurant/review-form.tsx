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
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { call } from '../../api/call.ts';
import { SiteForm } from '../../components/site-form.tsx';
import { useSiteForm } from '../../components/use-site-form.ts';
import { failureToast } from '../../failures/failure-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { showToast, type ToastMessage } from '../../ui/show-toast.ts';
import { StarInput } from '../../ui/star-input.tsx';
import styles from './review-form.module.css';

export interface ReviewFormProps {
  readonly place: Pick<RestaurantDetail, 'id' | 'name'>;
  /** The review to edit; `null` for a new one. */
  readonly review: OwnReview | null;
  /** Called with the review and the toast to show: only one toast at a time. */
  readonly onSaved: (review: OwnReview, toast: ToastMessage) => void;
  readonly onCancel: () => void;
}

const THANKS: ToastMessage = { title: 'Thank you. We’ll read your review before it goes up.' };

/** Stars, text and the day of the visit, then a photo. Import it on demand. */
export function ReviewForm(props: ReviewFormProps) {
  const { place, review, onCancel } = props;
  const { form, isTooLarge, setPhoto } = useReviewForm(props);
  const { rating } = form.errors;
  return (
    <SiteForm
      form={form}
      className={styles.form}
      labelledBy="review-form"
      submitLabel={review === null ? 'Send review' : 'Save changes'}
      more={
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <h3 id="review-form" className={styles.title}>
        {review === null ? `Review ${place.name}` : 'Edit your review'}
      </h3>
      <Controller
        control={form.control}
        name="rating"
        render={({ field: { ref, ...field } }) => (
          <StarInput {...field} legend="Your rating" inputRef={ref} error={rating?.message} />
        )}
      />
      <Field
        form={form}
        name="comment"
        label="Your review"
        hint={`${COMMENT_MIN_LENGTH} to ${COMMENT_MAX_LENGTH} characters. Your username appears with it.`}
        as="textarea"
        rows={6}
        required
      />
      <Field
        form={form}
        name="checkinDate"
        options={{ setValueAs: (day: string | null) => day || null }}
        label="Day of your visit"
        optional
        type="date"
        // oxlint-disable-next-line react/purity -- "today" is the upper bound; browser only
        max={cityDay(new Date())}
      />
      <PhotoField isTooLarge={isTooLarge} onPick={setPhoto} />
    </SiteForm>
  );
}

function useReviewForm({ place, review, onSaved }: ReviewFormProps) {
  const [photo, setPhoto] = useState<File | null>(null);
  const isTooLarge = photo !== null && photo.size > REVIEW_PHOTO_MAX_MB * 1024 * 1024;
  const form = useSiteForm({
    schema: reviewInputSchema,
    defaultValues: {
      ...(review && { rating: review.rating }),
      comment: review?.comment ?? '',
      checkinDate: review?.checkinDate ?? null,
    },
    async send(body) {
      if (isTooLarge) return;
      const params = { id: place.id };
      const saved = await call(review === null ? 'createReview' : 'updateOwnReview', {
        params,
        body,
      });
      if (photo === null) return onSaved(saved, THANKS);
      await call('sendReviewPhoto', { params, body: photo }).then(
        (withPhoto) => onSaved(withPhoto, THANKS),
        // The review is saved without its photo. Not a failure, because sending again would create a second review.
        (error: unknown) => onSaved(saved, failureToast('We have your review, but not the photo', error)),
      );
    },
    onFailure: (error) => showToast(failureToast('We couldn’t send your review', error)),
  });
  return { form, isTooLarge, setPhoto };
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
