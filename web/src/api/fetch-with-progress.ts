import type { Fetch } from './call.ts';

/**
 * Sends a form and reports upload progress from 0 to 1, using XMLHttpRequest because `fetch` cannot report
 * it.
 */
export function fetchWithProgress(onProgress: (share: number) => void): Fetch {
  return (path, { method = 'POST', body } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, path);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        const { responseText, status, statusText } = request;
        resolve(new Response(responseText, { status, statusText }));
      });
      request.addEventListener('error', () => reject(new TypeError('The site didn’t answer.')));
      request.send(body instanceof FormData ? body : null);
    });
}
