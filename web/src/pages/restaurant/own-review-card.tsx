import type { OwnReview } from '#contract/reviews';
import * as texts from '#texts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { failureToast } from '../../failures/failure-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { StarRating } from '../../ui/star-rating.tsx';
import styles from './own-review-card.module.css';

interface OwnReviewCardProps {
  readonly review: OwnReview;
  readonly isDeleting: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onPhotoRemoved: () => void;
}

/** The diner's own review and its status. */
export function OwnReviewCard({ review, isDeleting, onEdit, onDelete, onPhotoRemoved }: OwnReviewCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const state = texts.reviewStates[review.status];
  const { photo } = review;
  return (
    <section aria-labelledby="own-review" className={styles.card}>
      <h3 id="own-review" ref={heading} tabIndex={-1} className={styles.title}>
        {texts.reviews.own()} <Badge>{state.label()}</Badge>
      </h3>
      <StarRating rating={review.rating} />
      <p className={styles.comment}>{review.comment}</p>
      <p className={styles.state}>{state.text()}</p>
      {review.status === 'rejected' && review.reason && (
        <p className={styles.state}>
          <strong>{texts.reviews.reason()}</strong> {review.reason}
        </p>
      )}
      {photo !== null && (
        <OwnPhoto
          key={photo}
          review={{ ...review, photo }}
          onRemoved={() => {
            // The focused button is removed.
            heading.current?.focus();
            onPhotoRemoved();
          }}
        />
      )}
      <div className={styles.actions}>
        {isAsking ? (
          <>
            <Button size="small" disabled={isDeleting} onClick={onDelete}>
              {texts.reviews.deleteForGood()}
            </Button>
            <Button size="small" variant="outline" onClick={() => setAsking(false)}>
              {texts.reviews.keep()}
            </Button>
          </>
        ) : (
          <>
            <Button size="small" variant="quiet" onClick={onEdit}>
              {texts.reviews.edit()}
            </Button>
            <Button size="small" variant="outline" onClick={() => setAsking(true)}>
              {texts.reviews.delete()}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

interface OwnPhotoProps {
  readonly review: OwnReview & { readonly photo: string };
  readonly onRemoved: () => void;
}

/** The photo a diner sent with a review, with a button to delete it. */
function OwnPhoto({ review, onRemoved }: OwnPhotoProps) {
  const remove = useMutation({
    mutationFn: () => call('deleteOwnReviewPhoto', { params: { id: review.restaurantId } }),
    onSuccess: onRemoved,
    onError: (error) => showToast(failureToast(texts.reviews.notDeleted(), error)),
  });
  return (
    <figure className={styles.figure}>
      <img className={styles.photo} src={review.photo} alt={texts.reviews.photoAlt()} />
      <figcaption className={styles.state}>{texts.reviewStates[review.status].photo()}</figcaption>
      <Button size="small" variant="outline" disabled={remove.isPending} onClick={() => remove.mutate()}>
        {texts.reviews.deletePhoto()}
      </Button>
    </figure>
  );
}
