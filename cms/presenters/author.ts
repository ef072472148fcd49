import type { AuthorPage, BylineName, GuideCard, StoryCard } from '#contract/editorial';
import type { Author } from '../payload-types.ts';
import { presentPicture } from './picture.ts';

/** In the editors' order, without deleted authors. */
export function presentByline(authors: readonly (number | Author)[] | null | undefined): BylineName[] {
  return (authors ?? []).flatMap((author) =>
    typeof author === 'object' ? [{ name: author.name, slug: author.slug }] : [],
  );
}

export function presentAuthor(
  doc: Author,
  written: { stories: StoryCard[]; guides: GuideCard[] },
): AuthorPage {
  return {
    slug: doc.slug,
    name: doc.name,
    line: doc.line?.trim() || null,
    picture: presentPicture(doc.picture, 'card'),
    ...written,
  };
}
