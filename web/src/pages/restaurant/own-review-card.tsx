import type { OwnReview, ReviewStatus } from '#contract/reviews';
import { useRef, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { StarRating } from '../../ui/star-rating.tsx';
import { OwnPhoto } from './own-photo.tsx';
import styles from './own-review-card.module.css';

const STATES: Record<ReviewStatus, { label: string; text: string }> = {
  pending: { label: 'Waiting', text: 'We haven’t read it yet. Only you can see it.' },
  approved: { label: 'Published', text: 'Everyone can read it.' },
  rejected: {
    label: 'Not published',
    text: 'We didn’t publish this one. You can change it and send it again.',
  },
};

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
  const { label, text } = STATES[review.status];
  const { photo } = review;
  return (
    <section aria-labelledby="own-review" className={styles.card}>
      <h3 id="own-review" ref={heading} tabIndex={-1} className={styles.title}>
        Your review <Badge>{label}</Badge>
      </h3>
      <StarRating rating={review.rating} />
      <p className={styles.comment}>{review.comment}</p>
      <p className={styles.state}>{text}</p>
      {review.status === 'rejected' && review.reason && (
        <p className={styles.state}>
          <strong>Reason:</strong> {review.reason}
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
              Delete for good
            </Button>
            <Button size="small" variant="outline" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <>
            <Button size="small" variant="quiet" onClick={onEdit}>
              Edit review
            </Button>
            <Button size="small" variant="outline" onClick={() => setAsking(true)}>
              Delete review
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
