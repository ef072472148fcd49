import type { ArticlePart, OwnPage } from '#contract/editorial';
import type { Page } from '../payload-types.ts';
import { presentSharing } from './picture.ts';

export function presentPage(doc: Page, rest: { body: ArticlePart[]; isPreview: boolean }): OwnPage {
  return {
    slug: doc.slug,
    title: doc.title,
    description: doc.description,
    ...presentSharing(doc),
    ...rest,
  };
}
