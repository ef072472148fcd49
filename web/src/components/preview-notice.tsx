import { useEffect } from 'react';
import { Container } from '../ui/container.tsx';
import styles from './preview-notice.module.css';

/**
 * Says that a page is a draft. In the desk's frame it reloads when the draft is saved: the page shown is the one that
 * the server makes, nothing is put together in the browser.
 */
export function PreviewNotice() {
  useEffect(() => {
    const desk = window.parent;
    if (desk === window) return;
    const onMessage = ({ data, origin }: MessageEvent) => {
      if (origin === window.location.origin && data?.type === 'payload-document-event')
        window.location.reload();
    };
    window.addEventListener('message', onMessage);
    desk.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  return (
    <div className={styles.notice}>
      <Container>
        <p>
          <strong>Preview of a draft.</strong> Not published; this link works for an hour.
        </p>
      </Container>
    </div>
  );
}
