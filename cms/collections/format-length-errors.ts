import { traverseFields, type Field, type Plugin } from 'payload';
import { text, textarea } from 'payload/shared';

/** Adds the thousands separator that Payload's message omits: “at most 1000 characters.” */
export const formatLengthErrors: Plugin = (config) => {
  for (const { fields } of [...(config.collections ?? []), ...(config.globals ?? [])]) {
    traverseFields({ fields, callback: ({ field }) => void sayLength(field as Field) });
  }
  return config;
};

function sayLength(field: Field): void {
  if (field.type !== 'text' && field.type !== 'textarea') return;
  const { maxLength = 0 } = field;
  if (maxLength < 1000 || field.validate) return;
  const say = (found: string | true) =>
    found === true ? found : found.replace(String(maxLength), maxLength.toLocaleString('en-US'));
  if (field.type === 'textarea') field.validate = async (...sent) => say(await textarea(...sent));
  else if (!field.hasMany) field.validate = async (...sent) => say(await text(...sent));
}
