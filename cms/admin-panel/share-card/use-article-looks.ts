'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { guidePath, pagePath, storyPath } from '#domain/addresses/page-paths';
import { guideDescription, guideTitle, type GuideKind } from '#domain/guides/guides';

export type ArticleCollection = 'stories' | 'guides' | 'pages';

/** The path of a document, and of its drawn picture. */
const ADDRESSES: Record<ArticleCollection, (slug: string) => { path: string; pictureUrl: string }> = {
  stories: (slug) => ({
    path: storyPath(slug),
    pictureUrl: `/share/stories/${encodeURIComponent(slug)}.png`,
  }),
  guides: (slug) => ({ path: guidePath(slug), pictureUrl: `/share/guides/${encodeURIComponent(slug)}.png` }),
  pages: (slug) => ({ path: pagePath(slug), pictureUrl: '/share/site.png' }),
};

const UPLOADS = '/cms/api/media';

interface ArticleLooks {
  /** Empty if missing. */
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly pictureUrl: string;
}

/** An article's current path, title, description and picture in the form, with fallbacks for blanks. */
export function useArticleLooks(collection: ArticleCollection): ArticleLooks {
  const form = useFormFields(([fields]) => fields);
  const text = (name: string): string => {
    const value: unknown = form[name]?.value;
    return typeof value === 'string' ? value.trim() : '';
  };
  const defaults =
    collection === 'guides'
      ? guideDefaults(text, form.year?.value)
      : { title: text('title'), description: '' };
  const address = ADDRESSES[collection](text('slug') || '…');
  const uploaded = useUploadUrl(form.sharePicture?.value ?? form.image?.value);
  return {
    title: text('metaTitle') || defaults.title,
    description: text('metaDescription') || text('description') || defaults.description,
    path: address.path,
    pictureUrl: uploaded ?? address.pictureUrl,
  };
}

function guideDefaults(text: (name: string) => string, year: unknown) {
  const kind = (text('kind') || 'neighborhood') as GuideKind;
  const name = kind === 'neighborhood' || kind === 'cuisine' ? text(kind) : text('title');
  if (name === '') return { title: text('heading'), description: '' };
  const subject = { kind, name, year: typeof year === 'number' ? year : new Date().getFullYear() };
  return { title: text('heading') || guideTitle(subject), description: guideDescription(subject) };
}

/** The URL of an uploaded picture as used in messages; `null` if there is none. */
function useUploadUrl(id: unknown): string | null {
  const [found, setFound] = useState<{ id: unknown; url: string } | null>(null);
  useEffect(() => {
    if (typeof id !== 'number') return undefined;
    const leaving = new AbortController();
    readUploadUrl(id, leaving.signal).then(
      (url) => setFound(url === null ? null : { id, url }),
      // The user left, or the document is gone: show the preview without it.
      () => undefined,
    );
    return () => leaving.abort();
  }, [id]);
  return found !== null && found.id === id ? found.url : null;
}

async function readUploadUrl(id: number, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(`${UPLOADS}/${id}?depth=0`, { signal });
  const { url, sizes } = (await answer.json()) as Upload;
  return sizes?.share?.url ?? url ?? null;
}

interface Upload {
  url?: string | null;
  sizes?: { share?: { url?: string | null } };
}
