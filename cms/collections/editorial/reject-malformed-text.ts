import { isRecord } from '#cms/rich-text/text-node';
import type { lexicalEditor } from '@payloadcms/richtext-lexical';
import { refuseFields } from '../refuse-fields.ts';

type Editor = ReturnType<typeof lexicalEditor>;
type Hooks = NonNullable<Awaited<ReturnType<Editor>>['hooks']>;
type Hook = NonNullable<Hooks['beforeValidate']>[number];

/** Payload's editor throws on rich text with malformed nodes before it validates anything. */
export function rejectMalformedText(editor: Editor): Editor {
  return async (options) => {
    const adapter = await editor(options);
    const { hooks } = adapter;
    // Wrapped around the editor's own hook, which derives links and blocks from its arguments.
    const beforeValidate = (hooks?.beforeValidate ?? []).map((hook): Hook => (args) => {
      refuse(args);
      return hook(args);
    });
    return { ...adapter, hooks: { ...hooks, beforeValidate } };
  };
}

function refuse({ value, path, collection, global, req }: Parameters<Hook>[0]): void {
  const root = isRecord(value) ? value.root : undefined;
  // The editor itself rejects a value without a root.
  if (root === undefined || root === null || isSoundPart(root)) return;
  refuseFields(req, collection ?? global, [{ path: path.join('.'), message: 'This is not a text.' }]);
}

function isSoundPart(part: unknown): boolean {
  if (!isRecord(part) || typeof part.type !== 'string') return false;
  return part.children === undefined || (Array.isArray(part.children) && part.children.every(isSoundPart));
}
