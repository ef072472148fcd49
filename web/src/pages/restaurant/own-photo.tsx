import type { OwnReview, ReviewStatus } from '#contract/reviews';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { failureToast } from '../../failures/failure-toast.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import styles from './own-photo.module.css';

const WORDS: Record<ReviewStatus, string> = {
  pending: 'Your photo, waiting for our editors',
  approved: 'Your photo, up for everyone to see',
  rejected: 'Your photo. Only you can see it.',
};

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
    onError: (error) => showToast(failureToast('We couldn’t delete that', error)),
  });
  return (
    <figure className={styles.figure}>
      <img className={styles.photo} src={review.photo} alt="What you sent with your review" />
      <figcaption className={styles.caption}>{WORDS[review.status]}</figcaption>
      <Button size="small" variant="outline" disabled={remove.isPending} onClick={() => remove.mutate()}>
        Delete photo
      </Button>
    </figure>
  );
}
