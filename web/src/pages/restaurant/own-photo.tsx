import type { OwnReview } from '#contract/reviews';
import * as texts from '#texts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { failureToast } from '../../failures/failure-toast.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import styles from './own-photo.module.css';

interface OwnPhotoProps {
  readonly review: OwnReview & { readonly photo: string };
  readonly onRemoved: () => void;
}

/** The photo a diner sent with a review, with a button to delete it. */
export function OwnPhoto({ review, onRemoved }: OwnPhotoProps) {
  const { fetchApi } = useApp();
  const remove = useMutation({
    mutationFn: () => call(fetchApi, 'deleteOwnReviewPhoto', { params: { id: review.restaurantId } }),
    onSuccess: onRemoved,
    onError: (error) => showToast(failureToast(texts.reviews.notDeleted(), error)),
  });
  return (
    <figure className={styles.figure}>
      <img className={styles.photo} src={review.photo} alt={texts.reviews.photoAlt()} />
      <figcaption className={styles.caption}>{texts.reviewStates[review.status].photo()}</figcaption>
      <Button size="small" variant="outline" disabled={remove.isPending} onClick={() => remove.mutate()}>
        {texts.reviews.deletePhoto()}
      </Button>
    </figure>
  );
}
