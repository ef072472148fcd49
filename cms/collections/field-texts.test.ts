import type { CollectionConfig, Config } from 'payload';
import { expect, it, vi } from 'vitest';
import { addFieldTexts } from './field-texts.ts';

vi.mock('./field-texts.json', () => ({
  default: {
    ads: { name: { label: 'What it is called' }, 'pictures.alt': { description: 'For those who see none.' } },
  },
}));

const describeAds = (fields: CollectionConfig['fields']) =>
  addFieldTexts({ collections: [{ slug: 'ads', fields }] } as unknown as Config);

it('says what fields are called, in rows and lists too, and keeps what else is said of them', () => {
  const name: CollectionConfig['fields'][number] = { name: 'name', type: 'text' };
  const alt: CollectionConfig['fields'][number] = { name: 'alt', type: 'text', admin: { rtl: true } };
  const fields = [{ type: 'row' as const, fields: [alt] }];
  describeAds([name, { name: 'pictures', type: 'array', fields }]);
  expect(name.label).toBe('What it is called');
  expect(alt.admin).toEqual({ rtl: true, description: 'For those who see none.' });
});

it('names the text of a field that is not there', () => {
  expect(() => describeAds([{ name: 'name', type: 'text' }])).toThrow(
    'field-texts.json: there is no field ads.pictures.alt.',
  );
});
