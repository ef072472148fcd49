import type { TextFieldServerProps } from 'payload';
import { CategoryChoices } from './category-choices.tsx';

const MOST = 12;

/** Below a story's category: those of the other stories, so that one thing keeps one name. */
export async function UsedCategories({ payload, path }: TextFieldServerProps) {
  const { values } = await payload.findDistinct({ collection: 'stories', field: 'category', limit: MOST });
  const used = values.map(({ category }) => category).filter(Boolean);
  return used.length > 1 ? <CategoryChoices path={path} used={used} /> : null;
}
