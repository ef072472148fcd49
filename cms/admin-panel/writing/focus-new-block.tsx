'use client';

import { BlockNode, INSERT_BLOCK_COMMAND } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_LOW, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';

const FIELD = 'textarea, input[type="text"]';

/** Puts the cursor into the first field of a block that a writer adds. */
export function FocusNewBlock() {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    let isAdding = false;
    const stops = [
      editor.registerCommand(
        INSERT_BLOCK_COMMAND,
        () => {
          isAdding = true;
          return false;
        },
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerMutationListener(
        BlockNode,
        (changes) => {
          const [added] = [...changes].find(([, change]) => change === 'created') ?? [];
          if (isAdding && added !== undefined) focusOnceShown(editor, added);
          isAdding = false;
        },
        { skipInitialization: true },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [editor]);
  return null;
}

/** Payload asks its server for the fields of a new block before it shows them; the writer may go elsewhere meanwhile. */
function focusOnceShown(editor: LexicalEditor, key: string): void {
  const block = editor.getElementByKey(key);
  const text = editor.getRootElement();
  if (!block || !text) return;
  const observer = new MutationObserver(() => {
    const field = block.querySelector<HTMLElement>(FIELD);
    const isHere = document.activeElement === text || document.activeElement === document.body;
    if (!field && isHere) return;
    observer.disconnect();
    if (isHere) field?.focus();
  });
  observer.observe(block, { childList: true, subtree: true });
}
