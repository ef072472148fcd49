import { foldText } from '#domain/words/text-fold';
import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload';

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

/** The last path segment of a document, generated from another field until an editor sets it. */
export function slugField(from: string, overrides: Partial<TextField> = {}): TextField {
  const fill: FieldHook = ({ value, data }) => {
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    const title: unknown = data?.[from];
    return typeof title === 'string' && title.trim() !== '' ? plainSlug(title) : value;
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
