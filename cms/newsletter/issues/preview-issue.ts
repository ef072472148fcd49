import { hash } from 'node:crypto';
import { readPreview } from '#cms/access/preview-token';
import type { Payload } from 'payload';
import { notFound } from '../../calls/call-error.ts';
import { service } from '../../start/services.ts';
import { fillTemplate } from '../mail/render-mail.ts';
import { drawIssue } from '../sending/issue-mail.ts';
import { findIssueDraft } from './present-issue.ts';

/** The looks that a preview offers: as inboxes differ. */
const LOOKS = { light: 'Light', dark: 'Dark', silent: 'Without pictures', text: 'Plain text' } as const;
export type MailLook = keyof typeof LOOKS;

/** Shows the mail again when its draft is saved in the desk, in whose frame it stands. */
const SCRIPT = `addEventListener('message', ({ data, origin }) => {
  if (origin === location.origin && data?.type === 'payload-document-event') location.reload();
});
if (parent !== window) parent.postMessage({ type: 'payload-live-preview', ready: true }, location.origin);`;

/** Mail has styles of its own, which the site's policy forbids; it stands in the desk's frame and runs one script. */
export const PREVIEW_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${hash('sha256', SCRIPT, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const DARK_QUERY = '@media (prefers-color-scheme: dark)';

/**
 * The mail of a draft as a page, for the bearer of the token, with links to its other looks. Throws 404 for a token that
 * is not ours or has expired.
 */
export async function previewIssue(
  payload: Payload,
  { token, look }: { token: string; look: string },
): Promise<string> {
  const preview = readPreview(service('runtime').payloadSecret, token, Date.now());
  if (preview?.collection !== 'newsletter-issues') throw notFound('Preview');
  const shown: MailLook = Object.hasOwn(LOOKS, look) ? (look as MailLook) : 'light';
  const draft = await findIssueDraft(payload, preview.id);
  const { issue, mail, otherAds } = await drawIssue(payload, draft);
  const text = shown === 'text' ? mail.text : null;
  const bar = await fillTemplate('preview.html.liquid', {
    subject: issue.subject,
    looks: LOOKS,
    shown,
    token,
    text,
    otherAds,
    script: SCRIPT,
  });
  if (text !== null) return bar;
  return looking(mail.html, shown).replace(/<body[^>]*>/, (body) => body + bar);
}

function looking(html: string, look: MailLook): string {
  if (look === 'dark') return html.replaceAll(DARK_QUERY, '@media all');
  const light = html.replaceAll(DARK_QUERY, '@media not all');
  return look === 'silent' ? light.replace(/(<img\b[^>]*\ssrc=")[^"]*/g, '$1data:,') : light;
}
