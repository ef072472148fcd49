import { articleEditor } from '#cms/collections/editorial/text-editor';
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { Payload } from 'payload';
import { readSampleFile } from '../rows/sample-file.ts';
import type { InTransaction } from '../lib/in-transaction.ts';
import type { SamplePicture } from '../rows/sample-editorial.ts';

const CREDIT = 'Illustration: Marble Step';

const PICTURE = /!\[([^\]]*)\]\(\.\.\/pictures\/([^)]+)\)/g;

/** Reads the text of a slug as the article editor has it, and stores the pictures in it. */
export async function openArticles(payload: Payload, req: InTransaction) {
  const editorConfig = await editorConfigFactory.fromEditor({
    config: payload.config,
    editor: articleEditor,
  });
  return async (slug: string) => {
    let markdown = (await readSampleFile(`texts/${slug}.md`)).toString();
    for (const [written, alt = '', file = ''] of markdown.matchAll(PICTURE)) {
      const id = await storePicture(payload, req, { file, alt });
      // Payload's own notation for a stored picture.
      markdown = markdown.replace(written, `![media:${id}]()`);
    }
    const text = convertMarkdownToLexical({ editorConfig, markdown });
    // In a line of its own it is the list of what has closed.
    text.root.children = text.root.children.map((node) => {
      const fields = { id: 'closings', blockName: '', blockType: 'closings' };
      const isClosings = JSON.stringify(node).includes('"text":"[closings]"');
      return isClosings
        ? ({ type: 'block', version: 2, format: '', fields } as unknown as typeof node)
        : node;
    });
    return text;
  };
}

export async function storePicture(
  payload: Payload,
  req: InTransaction,
  { file: name, alt }: SamplePicture,
): Promise<number> {
  const data = await readSampleFile(`pictures/${name}`);
  const file = { name, data, mimetype: 'image/webp', size: data.length };
  const { id } = await payload.create({ collection: 'media', data: { alt, credit: CREDIT }, file, req });
  return id;
}
