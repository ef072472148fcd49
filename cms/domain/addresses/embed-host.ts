import { webUrl } from './links.ts';

/** Sites whose posts and videos texts may show as a linked picture, by host, with what a reader does there. */
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

/** An address on one of the allowed sites, with what a reader does there; `null` for any other. */
export function embedAt(address: string): Embed | null {
  const href = webUrl(address.trim());
  if (href === null) return null;
  const { protocol, hostname, pathname, port, username } = new URL(href);
  if (protocol !== 'https:' || port !== '' || username !== '' || pathname === '/') return null;
  const action = EMBED_HOSTS[hostname.replace(/^(?:www|m)\./, '')];
  return action === undefined ? null : { href, action };
}
