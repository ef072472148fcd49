import { ownPageSchema, type OwnPage } from '#contract/editorial';
import type { Page } from '../payload-types.ts';
import { namedBy } from './named-by.ts';
import { presentSharing } from './picture.ts';

const onPages = namedBy<OwnPage>(ownPageSchema);

export const presentPage = (doc: Page, rest: Pick<OwnPage, 'body' | 'isPreview'>): OwnPage =>
  onPages({ ...doc, ...presentSharing(doc), ...rest });
