type Send = (url: string, init: RequestInit) => Promise<Response>;

const forms = new Map<string, Send>();
let original: typeof fetch | undefined;

/** The browser's own fetch. */
export const sendNow: Send = (url, init) => (original ?? window.fetch)(url, init);

/** Hands each save of the document at this path to `send`. Payload has no other place for it. Returns how to stop. */
export function sendFormsThrough(path: string, send: Send): () => void {
  if (!original) {
    const browsers = (original = window.fetch.bind(window));
    window.fetch = (input, init) => {
      const form = typeof input === 'string' && init && isSave(init) && forms.get(input.split('?')[0] ?? '');
      return form ? form(input, init) : browsers(input, init);
    };
  }
  forms.set(path, send);
  return () => {
    if (forms.get(path) === send) forms.delete(path);
  };
}

/** Payload also posts long queries to a collection's path. */
function isSave({ method, body }: RequestInit): boolean {
  return body instanceof FormData || (method?.toUpperCase() === 'PATCH' && typeof body === 'string');
}
