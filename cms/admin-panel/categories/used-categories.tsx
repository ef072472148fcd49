import type { TextFieldServerProps } from 'payload';
import { FieldChoices } from '../desk/field-choices.tsx';

const MAX_CATEGORIES = 12;

/** Shown below a story's category: the categories of other stories, for consistent names. */
export async function UsedCategories({ payload, path }: TextFieldServerProps) {
  const { values } = await payload.findDistinct({
    collection: 'stories',
    field: 'category',
    limit: MAX_CATEGORIES,
  });
  const used = values.map(({ category }) => category).filter(Boolean);
  return used.length > 1 ? <FieldChoices label="Categories in use" path={path} values={used} /> : null;
}
