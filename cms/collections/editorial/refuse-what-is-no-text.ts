import { isRecord } from '#cms/rich-text/text-node';
import type { lexicalEditor } from '@payloadcms/richtext-lexical';
import { refuseFields } from '../refuse-fields.ts';

type Editor = ReturnType<typeof lexicalEditor>;
type Hooks = NonNullable<Awaited<ReturnType<Editor>>['hooks']>;
type Hook = NonNullable<Hooks['beforeValidate']>[number];

/** Payload's editor fails on a text whose parts are none, before it validates anything. */
export function refuseWhatIsNoText(editor: Editor): Editor {
  return async (options) => {
    const adapter = await editor(options);
    const { hooks } = adapter;
    // Within the editor's own hook: it works out links and blocks from what it is called with.
    const beforeValidate = (hooks?.beforeValidate ?? []).map((hook): Hook => (args) => {
      refuse(args);
      return hook(args);
    });
    return { ...adapter, hooks: { ...hooks, beforeValidate } };
  };
}

function refuse({ value, path, collection, global, req }: Parameters<Hook>[0]): void {
  const root = isRecord(value) ? value.root : undefined;
  // What has no root at all, the editor refuses by itself.
  if (root === undefined || root === null || isSoundPart(root)) return;
  refuseFields(req, collection ?? global, [{ path: path.join('.'), message: 'This is not a text.' }]);
}

function isSoundPart(part: unknown): boolean {
  if (!isRecord(part) || typeof part.type !== 'string') return false;
  return part.children === undefined || (Array.isArray(part.children) && part.children.every(isSoundPart));
}
