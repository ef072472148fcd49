type Node = { type: string; version: number; [key: string]: unknown };

/** An article's body of these paragraphs and other nodes. */
export const bodyOf = (...parts: (string | Node)[]) => ({
  root: {
    type: 'root',
    direction: null,
    format: '' as const,
    indent: 0,
    version: 1,
    children: parts.map((part) =>
      typeof part === 'string'
        ? { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: part }] }
        : part,
    ),
  },
});

/** A link in a text, as the panel sends it. */
export const linkNode = (fields: object, text = 'there') => ({
  type: 'link',
  id: 'a1',
  version: 3,
  format: '' as const,
  indent: 0,
  direction: null,
  fields: { linkType: 'custom', newTab: false, ...fields },
  children: [{ type: 'text', version: 1, text }],
});
