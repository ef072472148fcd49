import type { OwnReview, ReviewInput } from '#contract/reviews';
import { useMutation } from '@tanstack/react-query';
import { reasonOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { showToast, type ToastMessage } from '../../ui/show-toast.ts';

interface SaveReviewOptions {
  readonly isNew: boolean;
  readonly photo: File | null;
  readonly onSaved: (review: OwnReview, toast: ToastMessage) => void;
}

const THANKS: ToastMessage = { title: 'Thank you. We’ll read your review before it goes up.' };
const NO_PHOTO: ToastMessage = {
  title: 'We have your review, but not the photo',
  variant: 'destructive',
};

/** Sends a review of the place, then its photo. */
export function useSaveReview(id: number, { isNew, photo, onSaved }: SaveReviewOptions) {
  const { fetchApi } = useApp();
  return useMutation({
    mutationFn: async (body: ReviewInput) => {
      const params = { id };
      const saved = await call(fetchApi, isNew ? 'createReview' : 'updateOwnReview', { params, body });
      if (photo === null) return { saved, toast: THANKS };
      try {
        return { saved: await call(fetchApi, 'sendReviewPhoto', { params, body: photo }), toast: THANKS };
      } catch (error) {
        // The review is saved without its photo. Not an error, because sending again would create a second review.
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
}
