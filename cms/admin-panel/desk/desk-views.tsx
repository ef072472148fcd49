import type { AdminViewServerProps } from 'payload';
import { ImportsDesk } from '../imports/imports-desk.tsx';
import { NewsletterDesk } from '../newsletter/newsletter-desk.tsx';
import { QueueDesk } from '../queue/queue-desk.tsx';
import { ReadersDesk } from '../readers/readers-desk.tsx';
import { ScheduleDesk } from '../schedule/schedule-desk.tsx';
import { SearchIndexDesk } from '../search-index/search-index-desk.tsx';
import { DeskView } from './desk-view.tsx';

export function SearchIndexView(props: AdminViewServerProps) {
  return (
    <DeskView {...props} name="searchIndex">
      <SearchIndexDesk />
    </DeskView>
  );
}

export function NewsletterView(props: AdminViewServerProps) {
  return (
    <DeskView {...props} name="newsletter">
      <NewsletterDesk />
    </DeskView>
  );
}

export function ImportsView(props: AdminViewServerProps) {
  return (
    <DeskView {...props} name="imports">
      <ImportsDesk />
    </DeskView>
  );
}

export function QueueView(props: AdminViewServerProps) {
  return (
    <DeskView {...props} name="queue">
      <QueueDesk />
    </DeskView>
  );
}

export function ReadersView(props: AdminViewServerProps) {
  return (
    <DeskView {...props} name="readers">
      <ReadersDesk />
    </DeskView>
  );
}

export function ScheduleView(props: AdminViewServerProps) {
  return (
    <DeskView {...props} name="schedule">
      <ScheduleDesk />
    </DeskView>
  );
}
