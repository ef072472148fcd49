/**
 * Sample texts are written as plain lines: `## ` is a heading, `> ` a pull quote, `[words](/path)` a link,
 * everything else a paragraph. Lexical stores them as trees.
 */
export function articleText(lines: readonly string[]) {
  return {
    root: {
      type: 'root',
      version: 1,
      direction: 'ltr' as const,
      format: '' as const,
      indent: 0,
      children: lines.map(block),
    },
  };
}

function block(line: string) {
  if (line.startsWith('## ')) return element('heading', line.slice(3), { tag: 'h2' });
  if (line.startsWith('> ')) return element('quote', line.slice(2));
  return element('paragraph', line, { textFormat: 0 });
}

function element(type: string, text: string, own: object = {}) {
  return { type, version: 1, direction: 'ltr', format: '', indent: 0, ...own, children: spans(text) };
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
