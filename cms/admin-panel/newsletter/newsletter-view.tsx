import { hasRole } from '#cms/access/roles';
import type { AdminViewServerProps } from 'payload';
import { DeskView } from '../desk/desk-view.tsx';
import { NewsletterDesk } from './newsletter-desk.tsx';
import { NEWSLETTER_PATH } from './newsletter-link.tsx';

/** The page "Newsletter" of the panel (decisions §10). */
export function NewsletterView(props: AdminViewServerProps) {
  return (
    <DeskView {...props} title="Newsletter" path={NEWSLETTER_PATH} reader="editor">
      <NewsletterDesk mayRetry={hasRole(props.initPageResult.req.user, 'admin')} />
    </DeskView>
  );
}
