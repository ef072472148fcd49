/**
 * Converts sample texts from plain lines to Lexical trees: `## ` is a heading, `> ` a pull quote, `- ` a list item,
 * `[words](/path)` a link, `![name]` a picture, anything else a paragraph.
 */
export function articleText(lines: readonly string[], pictures: Pictures = new Map()) {
  return {
    root: {
      type: 'root',
      version: 1,
      direction: 'ltr' as const,
      format: '' as const,
      indent: 0,
      children: groupItems(lines, pictures),
    },
  };
}

/** Ids of stored pictures by their names in the text. */
type Pictures = ReadonlyMap<string, number>;
type Block = ReturnType<typeof element>;

/** Names of the pictures in a text. */
export function picturesIn(lines: readonly string[]): string[] {
  return lines.flatMap((line) => /^!\[(.+)\]$/.exec(line)?.[1] ?? []);
}

/** Groups adjacent items into one list. */
function groupItems(lines: readonly string[], pictures: Pictures): Block[] {
  const blocks: Block[] = [];
  let items: object[] = [];
  for (const line of lines) {
    if (!line.startsWith('- ')) {
      items = [];
      blocks.push(block(line, pictures));
      continue;
    }
    if (items.length === 0) {
      blocks.push(element('list', items, { listType: 'bullet', tag: 'ul', start: 1 }));
    }
    items.push(element('listitem', spans(line.slice(2)), { value: items.length + 1 }));
  }
  return blocks;
}

function block(line: string, pictures: Pictures): Block {
  const [picture] = picturesIn([line]);
  if (picture !== undefined) return upload(pictures.get(picture), picture);
  if (line.startsWith('## ')) return element('heading', spans(line.slice(3)), { tag: 'h2' });
  if (line.startsWith('> ')) return element('quote', spans(line.slice(2)));
  return element('paragraph', spans(line), { textFormat: 0 });
}

function upload(id: number | undefined, name: string): Block {
  if (id === undefined) throw new Error(`No picture is called ${name}`);
  return element('upload', [], { version: 3, relationTo: 'media', value: id, fields: {} });
}

function element(type: string, children: object[], own: object = {}) {
  return { type, version: 1, direction: 'ltr', format: '', indent: 0, ...own, children };
}

function spans(text: string) {
  return text
    .split(/(\[[^\]]+\]\([^)]+\))/)
    .filter((span) => span !== '')
    .map((span) => {
      const [, words, url] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(span) ?? [];
      return words === undefined || url === undefined ? plain(span) : link(words, url);
    });
}

function plain(text: string) {
  return { type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 };
}

function link(words: string, url: string) {
  return {
    type: 'link',
    version: 3,
    direction: 'ltr',
    format: '',
    indent: 0,
    fields: { linkType: 'custom', url, newTab: false },
    children: [plain(words)],
  };
}
