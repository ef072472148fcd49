import type { CollectionConfig, Config } from 'payload';
import { expect, it, vi } from 'vitest';
import { addFieldTexts } from './field-texts.ts';

vi.mock('./field-texts.json', () => ({
  default: {
    lists: { ads: { labels: { singular: 'Banner', plural: 'Banners' } } },
    fields: {
      'ads, stories': { name: { label: 'What it is called' } },
      ads: { 'pictures.alt': { description: 'For those who see none.' } },
    },
  },
}));

const describeAll = (...lists: Pick<CollectionConfig, 'slug' | 'fields'>[]) =>
  addFieldTexts({ collections: lists } as unknown as Config);

it('says what fields are called, of several collections at once, in rows and in lists, and keeps what else is said of them', () => {
  const name: CollectionConfig['fields'][number] = { name: 'name', type: 'text' };
  const alt: CollectionConfig['fields'][number] = { name: 'alt', type: 'text', admin: { rtl: true } };
  const inRow = [{ type: 'row' as const, fields: [alt] }];
  const ads = { slug: 'ads', fields: [{ name: 'pictures', type: 'array' as const, fields: inRow }] };
  describeAll({ ...ads, fields: [{ ...name }, ...ads.fields] }, { slug: 'stories', fields: [name] });
  expect(name.label).toBe('What it is called');
  expect(alt.admin).toEqual({ rtl: true, description: 'For those who see none.' });
});

it('names the text of what is not there', () => {
  const fields: CollectionConfig['fields'] = [{ name: 'name', type: 'text' }];
  expect(() => describeAll({ slug: 'ads', fields }, { slug: 'stories', fields })).toThrow(
    'field-texts.json: there is no ads.pictures.alt.',
  );
});
