import type { RestaurantDetail } from '#contract/restaurants';
import type { OwnReview } from '#contract/reviews';
import * as texts from '#texts';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '../../account/auth-provider.tsx';
import { call } from '../../api/call.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { useApp } from '../../boot/app-context.ts';
import { failureToast } from '../../failures/failure-toast.ts';
import { useSignInPath } from '../../components/use-sign-in-path.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast, type ToastMessage } from '../../ui/show-toast.ts';
import styles from './own-review-area.module.css';
import { OwnReviewCard } from './own-review-card.tsx';

interface OwnReviewAreaProps {
  readonly place: Pick<RestaurantDetail, 'id' | 'name'>;
}

/** The diner's own review: link, form or status. The server's page is the same for everyone. */
export function OwnReviewArea({ place }: OwnReviewAreaProps) {
  const { user } = useAuth();
  const signInPath = useSignInPath();
  if (user !== null) return <SignedInArea place={place} userId={user.id} />;
  return (
    <div className={styles.area}>
      <p>{texts.reviews.inviteSignedOut()}</p>
      <ButtonLink to={signInPath} variant="outline">
        {texts.reviews.signIn()}
      </ButtonLink>
    </div>
  );
}

interface SignedInAreaProps {
  readonly place: OwnReviewAreaProps['place'];
  readonly userId: number;
}

function SignedInArea({ place, userId }: SignedInAreaProps) {
  const { queryClient } = useApp();
  const query = ownReviewQuery(place.id, userId);
  const { data: review, isLoading } = useQuery(query);
  const [Form, fetchForm] = useLoaded(async () => (await import('./review-form.tsx')).ReviewForm);
  const [isWriting, setWriting] = useState(false);
  const close = () => setWriting(false);
  const open = () =>
    void fetchForm().then(
      () => setWriting(true),
      () => showToast(FORM_FAILED),
    );
  const remove = useMutation({
    mutationFn: () => call('deleteOwnReview', { params: { id: place.id } }),
    onSuccess: () => keep(null, { title: 'We deleted your review.' }),
    onError: (error) => showToast(failureToast(texts.reviews.notDeleted(), error)),
  });

  function keep(next: OwnReview | null, toast: ToastMessage): void {
    queryClient.setQueryData(query.queryKey, next);
    // An approved review that was edited or deleted is no longer public.
    if (review?.status === 'approved') void queryClient.invalidateQueries({ queryKey: ['listReviews'] });
    close();
    showToast(toast);
  }

  if (isLoading) return <p className={styles.area}>{texts.reviews.looking()}</p>;
  if (Form && isWriting) {
    return <Form place={place} review={review ?? null} onSaved={keep} onCancel={close} />;
  }
  if (review) {
    return (
      <OwnReviewCard
        review={review}
        isDeleting={remove.isPending}
        onEdit={open}
        onDelete={() => remove.mutate()}
        onPhotoRemoved={() => keep({ ...review, photo: null }, { title: 'We deleted your photo.' })}
      />
    );
  }
  return (
    <div className={styles.area}>
      <p>{texts.reviews.invite()}</p>
      <Button variant="outline" onClick={open}>
        {texts.reviews.write()}
      </Button>
    </div>
  );
}

const FORM_FAILED: ToastMessage = {
  title: 'We couldn’t load the form',
  description: 'Please try again.',
  variant: 'destructive',
};

/** The diner's own review of a place, or `null`. */
const ownReviewQuery = (id: number, userId: number) =>
  queryOptions({
    queryKey: ['getOwnReview', id, userId],
    queryFn: async () => (await call('getOwnReview', { params: { id } })).review,
  });
