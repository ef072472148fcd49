import { foldText } from '#domain/words/text-fold';
import {
  ValidationError,
  type CollectionSlug,
  type FieldHook,
  type FieldHookArgs,
  type TextField,
  type TextFieldSingleValidation,
} from 'payload';

const PLAIN_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A plain ASCII slug for a title: "Sotto Sopra, the gem" becomes `sotto-sopra-the-gem`. */
export function plainSlug(title: string): string {
  return foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

export const validatePlainSlug: TextFieldSingleValidation = (value) => {
  if (typeof value !== 'string' || value === '') return 'Write the last part of the address.';
  return PLAIN_SLUG.test(value) || 'Small letters, digits and single hyphens, like crab-cakes-in-canton.';
};

/** The database would only say that the value must be unique; the other document's title helps. */
async function refuseTaken(
  slug: string,
  { collection, originalDoc, req }: Pick<FieldHookArgs, 'collection' | 'originalDoc' | 'req'>,
): Promise<void> {
  if (!collection || slug === originalDoc?.slug) return;
  const { docs } = await req.payload.find({
    collection: collection.slug as CollectionSlug,
    where: { slug: { equals: slug }, id: { not_equals: originalDoc?.id ?? 0 } },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  });
  const [other] = docs;
  if (!other) return;
  const title = new Map<string, unknown>(Object.entries(other)).get(collection.admin.useAsTitle ?? 'title');
  const name = typeof title === 'string' && title !== '' ? `“${title}”` : 'Another document';
  const message = `${name} already has this address. Choose another one.`;
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'slug', message }] }, req.t);
}

/** The last path segment of a document, generated from another field until an editor sets it. */
export function slugField(from: string, overrides: Partial<TextField> = {}): TextField {
  const fill: FieldHook = async ({ value, data, ...hook }) => {
    const title: unknown = data?.[from];
    const typed = typeof value === 'string' ? value.trim() : '';
    const slug = typed !== '' || typeof title !== 'string' ? typed : plainSlug(title);
    if (slug === '') return value;
    await refuseTaken(slug, hook);
    return slug;
  };
  // The overrides come from our own collections and keep the field a single text.
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    maxLength: 200,
    validate: validatePlainSlug,
    hooks: { beforeValidate: [fill] },
    admin: {
      position: 'sidebar',
      description: 'The end of the web address. If you change it after publishing, the old one redirects.',
    },
    ...overrides,
  } as TextField;
}
