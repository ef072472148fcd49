export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** Five seconds by default. */
  readonly durationMs?: number;
  /** An undo or follow-up action. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

let message: ToastMessage | null = null;
const listeners = new Set<() => void>();

/** Shows a toast, replacing the current one (spec 1 §9: one at a time). */
export function showToast(next: ToastMessage): void {
  // A new object each time, so that the same text twice shows two toasts.
  message = { ...next };
  for (const listener of listeners) listener();
}

export function latestToast(): ToastMessage | null {
  return message;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
