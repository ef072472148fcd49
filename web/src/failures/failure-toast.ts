import { reasonOf } from '../api/api-error.ts';
import type { ToastMessage } from '../ui/show-toast.ts';

/** The toast of a call that failed, with the reason in the visitor's words. */
export function failureToast(title: string, error: unknown): ToastMessage {
  return { title, description: reasonOf(error), variant: 'destructive' };
}
