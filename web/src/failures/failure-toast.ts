import { reasonOf } from '../api/api-error.ts';
import type { ToastMessage } from '../ui/show-toast.ts';

/** The toast of a call that failed, with the reason, which in the toasts of spec 1 §8 has the status. */
export function failureToast(title: string, error: unknown, part?: 'text' | 'message'): ToastMessage {
  return { title, description: reasonOf(error, part), variant: 'destructive' };
}
