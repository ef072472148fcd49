import { cuisineGuideSlug, neighborhoodGuideSlug } from '#domain/guides/guides';
import type { CollectionBeforeValidateHook } from 'payload';
import { plainSlug } from '../editorial/slug-field.ts';

/** Derives slug and title of a neighborhood's or cuisine's guide from its subject (spec 2 §9). */
export const fillGuide: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data;
  const read = (name: string): string => {
    const value: unknown = data[name] === undefined ? originalDoc?.[name] : data[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const kind = read('kind');
  const subject = kind === 'neighborhood' ? read('neighborhood') : kind === 'cuisine' ? read('cuisine') : '';
  if (subject !== '') {
    data.slug = kind === 'neighborhood' ? neighborhoodGuideSlug(subject) : cuisineGuideSlug(subject);
    data.title = subject;
  } else if (read('slug') === '' && read('title') !== '') {
    data.slug = plainSlug(read('title'));
  }
  return data;
};
