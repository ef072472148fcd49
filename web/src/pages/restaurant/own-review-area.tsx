import type { RestaurantDetail } from '#contract/restaurants';
import type { OwnReview } from '#contract/reviews';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useAuth } from '../../account/auth-provider.tsx';
import { reasonOf } from '../../api/api-error.ts';
import { call, type Fetch } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { useSignInPath } from '../../components/use-sign-in-path.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast, type ToastMessage } from '../../ui/show-toast.ts';
import styles from './own-review-area.module.css';
import { OwnReviewCard } from './own-review-card.tsx';
import type { ReviewFormProps } from './review-form.tsx';

interface OwnReviewAreaProps {
  readonly place: Pick<RestaurantDetail, 'id' | 'name'>;
}

/**
 * The diner's own review: link, form or status. Filled in by the browser, because the server's page is the same for
 * everyone.
 */
export function OwnReviewArea({ place }: OwnReviewAreaProps) {
  const { user } = useAuth();
  const signInPath = useSignInPath();
  if (user !== null) return <SignedInArea place={place} userId={user.id} />;
  return (
    <div className={styles.area}>
      <p>Been there? Tell us how it was. You’ll need an account. We read every review before it goes up.</p>
      <ButtonLink to={signInPath} variant="outline">
        Sign in to write a review
      </ButtonLink>
    </div>
  );
}

interface SignedInAreaProps {
  readonly place: OwnReviewAreaProps['place'];
  readonly userId: number;
}

function SignedInArea({ place, userId }: SignedInAreaProps) {
  const { fetchApi, queryClient } = useApp();
  const query = ownReviewQuery(fetchApi, place.id, userId);
  const { data: review, isLoading } = useQuery(query);
  const { Form, open, close } = useReviewForm();
  const remove = useMutation({
    mutationFn: () => call(fetchApi, 'deleteOwnReview', { params: { id: place.id } }),
    onSuccess: () => keep(null, { title: 'We deleted your review.' }),
    onError: (error) =>
      showToast({ title: 'We couldn’t delete that', description: reasonOf(error), variant: 'destructive' }),
  });

  function keep(next: OwnReview | null, toast: ToastMessage): void {
    queryClient.setQueryData(query.queryKey, next);
    // An approved review that was edited or deleted is no longer public.
    if (review?.status === 'approved') void queryClient.invalidateQueries({ queryKey: ['listReviews'] });
    close();
    showToast(toast);
  }

  if (isLoading) return <p className={styles.area}>Looking for your review ...</p>;
  if (Form) {
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
      <p>Been there? Tell us how it was. We read every review before it goes up.</p>
      <Button variant="outline" onClick={open}>
        Write a review
      </Button>
    </div>
  );
}

/** Loaded on demand: the form and its libraries are a large part of the script. */
function useReviewForm() {
  const [Form, setForm] = useState<ComponentType<ReviewFormProps> | null>(null);
  async function open(): Promise<void> {
    const loaded = await import('./review-form.tsx');
    setForm(() => loaded.ReviewForm);
  }
  return {
    Form,
    open: () =>
      void open().catch(() =>
        showToast({
          title: 'We couldn’t load the form',
          description: 'Please try again.',
          variant: 'destructive',
        }),
      ),
    close: () => setForm(null),
  };
}

/** The diner's own review of a place, or `null`. */
const ownReviewQuery = (fetchApi: Fetch, id: number, userId: number) =>
  queryOptions({
    queryKey: ['getOwnReview', id, userId],
    queryFn: async () => (await call(fetchApi, 'getOwnReview', { params: { id } })).review,
  });
