import { articleEditor } from '#cms/collections/editorial/text-editor';
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { Payload } from 'payload';
import { readSampleFile } from '../rows/sample-file.ts';
import { storePicture, type InTransaction } from './store-pictures.ts';

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
    return convertMarkdownToLexical({ editorConfig, markdown });
  };
}
