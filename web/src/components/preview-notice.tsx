import * as texts from '#texts';
import { useEffect } from 'react';
import { Container } from '../ui/container.tsx';
import styles from './preview-notice.module.css';
import { RichText } from '../ui/rich-text.tsx';

/**
 * Marks a page as a preview; its content may already be published. In the desk's preview frame it reloads when the
 * draft is saved: the preview is always rendered by the server.
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
          <RichText text={texts.site.preview} tags={{ strong: <strong /> }} />
        </p>
      </Container>
    </div>
  );
}
