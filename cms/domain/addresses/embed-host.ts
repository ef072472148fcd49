import { webUrl } from './links.ts';

/** Hosts whose posts and videos articles may show as a linked picture, with the link's text. */
const EMBED_HOSTS: Readonly<Record<string, string>> = {
  'youtube.com': 'Watch on YouTube',
  'youtu.be': 'Watch on YouTube',
  'vimeo.com': 'Watch on Vimeo',
  'instagram.com': 'See it on Instagram',
  'tiktok.com': 'Watch on TikTok',
  'facebook.com': 'See it on Facebook',
};

export interface Embed {
  readonly href: string;
  /** "Watch on YouTube". */
  readonly action: string;
}

/** A URL on one of the allowed sites with its link text; `null` for any other. */
export function embedAt(address: string): Embed | null {
  const href = webUrl(address.trim());
  if (href === null) return null;
  const { protocol, hostname, pathname, port, username } = new URL(href);
  if (protocol !== 'https:' || port !== '' || username !== '' || pathname === '/') return null;
  const action = EMBED_HOSTS[hostname.replace(/^(?:www|m)\./, '')];
  return action === undefined ? null : { href, action };
}
