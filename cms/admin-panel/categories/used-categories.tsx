import type { TextFieldServerProps } from 'payload';
import { CategoryChoices } from './category-choices.tsx';

const MOST = 12;

/** Shown below a story's category: the categories of other stories, for consistent names. */
export async function UsedCategories({ payload, path }: TextFieldServerProps) {
  const { values } = await payload.findDistinct({ collection: 'stories', field: 'category', limit: MOST });
  const used = values.map(({ category }) => category).filter(Boolean);
  return used.length > 1 ? <CategoryChoices path={path} used={used} /> : null;
}
