import { foldText } from '#domain/words/characters';
import type {
  CollectionSlug,
  FieldHook,
  PayloadRequest,
  TextField,
  TextFieldSingleValidation,
} from 'payload';
import { refuseFields } from '../refuse-fields.ts';

/** A plain ASCII slug for a title: "Sotto Sopra, the gem" becomes `sotto-sopra-the-gem`. */
export function plainSlug(title: string): string {
  return foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** What is typed becomes a plain slug when it is saved. */
export const validatePlainSlug: TextFieldSingleValidation = (value) =>
  plainSlug(value ?? '') !== '' || 'Write the last part of the address, in letters or digits.';

/** The database would only report that the value must be unique; naming the other document helps. */
async function faultOfTaken(
  slug: string,
  { of, id = 0, req }: { of: string; id: unknown; req: PayloadRequest },
): Promise<string | null> {
  const collection = of as CollectionSlug;
  const { docs } = await req.payload.find({
    collection,
    where: { slug: { equals: slug }, id: { not_equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  });
  const [other] = docs;
  if (!other) return null;
  const { useAsTitle = 'title' } = req.payload.collections[collection].config.admin;
  const title = new Map<string, unknown>(Object.entries(other)).get(useAsTitle);
  const name = typeof title === 'string' && title !== '' ? `“${title}”` : 'Another document';
  return `${name} already has this address. Choose another one.`;
}

/** Also checks that the slug is free, so that errors in other fields are reported at the same time. */
function validateFree(isSound: TextFieldSingleValidation): TextFieldSingleValidation {
  return async (value, options) => {
    const sound = await isSound(value, options);
    const { collectionSlug, id, req } = options;
    if (sound !== true || typeof value !== 'string' || !collectionSlug) return sound;
    return (await faultOfTaken(value, { of: collectionSlug, id, req })) ?? true;
  };
}

/** The last path segment of a document, generated from another field until an editor sets it. */
export function slugField(from: string, validate: TextFieldSingleValidation = validatePlainSlug): TextField {
  const fill: FieldHook = async ({ collection, data, originalDoc, req, value }) => {
    const title: unknown = data?.[from];
    const typed = typeof value === 'string' ? plainSlug(value) : '';
    const slug = typed !== '' || typeof title !== 'string' ? typed : plainSlug(title);
    if (slug === '') return value;
    // Drafts are stored without validation.
    if (collection?.versions?.drafts && data?._status !== 'published' && slug !== originalDoc?.slug) {
      const message = await faultOfTaken(slug, { of: collection.slug, id: originalDoc?.id, req });
      if (message !== null) refuseFields(req, collection, [{ path: 'slug', message }]);
    }
    return slug;
  };
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    maxLength: 200,
    validate: validateFree(validate),
    hooks: { beforeValidate: [fill] },
    admin: { position: 'sidebar' },
  };
}
