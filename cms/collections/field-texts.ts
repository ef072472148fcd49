import type { Field, Plugin } from 'payload';
import TEXTS from './field-texts.json' with { type: 'json' };

interface Text {
  readonly label?: string;
  readonly labels?: { readonly singular: string; readonly plural: string };
  readonly description?: string;
}

/**
 * Plugin: what the panel says of collections, globals and their fields, in `field-texts.json`: of fields by their
 * collections and by path, of which a block is a part and a row is not. Texts that are made of others stay with their
 * fields.
 * @throws Error for the text of something that is not there
 */
export const addFieldTexts: Plugin = (config) => {
  const texts = new Map<string, Text>(
    Object.entries<Readonly<Record<string, Text>>>(TEXTS.fields).flatMap(([slugs, fields]) =>
      slugs
        .split(', ')
        .flatMap((slug) => Object.entries(fields).map(([path, text]) => [`${slug}.${path}`, text] as const)),
    ),
  );
  for (const list of Object.entries<Text>(TEXTS.lists)) texts.set(...list);
  const add = (to: { admin?: object }, path: string) => {
    const { description, ...text } = texts.get(path) ?? {};
    texts.delete(path);
    Object.assign(to, text, description && { admin: { ...to.admin, description } });
  };
  const addEach = (fields: readonly Field[], parent: string) => {
    for (const field of fields) {
      const path = 'name' in field ? `${parent}.${field.name}` : parent;
      add(field, path);
      if ('fields' in field) addEach(field.fields, path);
      if (field.type === 'blocks')
        for (const block of field.blocks) {
          add(block, `${path}.${block.slug}`);
          addEach(block.fields, `${path}.${block.slug}`);
        }
    }
  };
  for (const kind of [...(config.collections ?? []), ...(config.globals ?? [])]) {
    add(kind, kind.slug);
    addEach(kind.fields, kind.slug);
  }
  const [lost] = texts.keys();
  if (lost !== undefined) throw new Error(`field-texts.json: there is no ${lost}.`);
  return config;
};
