import { Banner } from '@payloadcms/ui';

export function ReadOnlyNote() {
  return <Banner type="default">Only data staff can change places. If something is wrong, tell them.</Banner>;
}
