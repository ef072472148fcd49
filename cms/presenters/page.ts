import { ownPageSchema, type ArticlePart, type OwnPage } from '#contract/editorial';
import type { Page } from '../payload-types.ts';
import { namedBy } from './named-by.ts';
import { presentSharing } from './picture.ts';

const onPages = namedBy<OwnPage>(ownPageSchema);

export const presentPage = (doc: Page, rest: { body: ArticlePart[]; isPreview: boolean }): OwnPage =>
  onPages({ ...doc, ...presentSharing(doc), ...rest });
