import { Banner } from '@payloadcms/ui';

/** Says why every field of a form is gray. */
export function ReadOnlyNote({ text }: { text: string }) {
  return <Banner type="default">{text}</Banner>;
}
