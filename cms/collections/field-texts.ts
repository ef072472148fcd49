import type { Field, Plugin } from 'payload';
import TEXTS from './field-texts.json' with { type: 'json' };

interface FieldText {
  readonly label?: string;
  readonly description?: string;
}

/**
 * Plugin: what forms say of their fields, in `field-texts.json` by collection or global and by the path of the field. A
 * block is a part of the path, a row is not. Texts that are made of others stay with their fields.
 * @throws Error for the text of a field that is not there
 */
export const addFieldTexts: Plugin = (config) => {
  const texts = new Map<string, FieldText>(
    Object.entries<Readonly<Record<string, FieldText>>>(TEXTS).flatMap(([slug, fields]) =>
      Object.entries(fields).map(([path, text]) => [`${slug}.${path}`, text] as const),
    ),
  );
  const add = (fields: readonly Field[], parent: string) => {
    for (const field of fields) {
      const path = 'name' in field ? `${parent}.${field.name}` : parent;
      const { label, description } = texts.get(path) ?? {};
      texts.delete(path);
      if (label !== undefined) Object.assign(field, { label });
      if (description !== undefined) Object.assign(field, { admin: { ...field.admin, description } });
      if ('fields' in field) add(field.fields, path);
      if (field.type === 'blocks')
        for (const block of field.blocks) add(block.fields, `${path}.${block.slug}`);
    }
  };
  for (const { fields, slug } of [...(config.collections ?? []), ...(config.globals ?? [])])
    add(fields, slug);
  const [lost] = texts.keys();
  if (lost !== undefined) throw new Error(`field-texts.json: there is no field ${lost}.`);
  return config;
};
