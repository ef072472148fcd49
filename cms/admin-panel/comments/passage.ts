'use client';

import { findPassage } from '#domain/words/find-passage';
import { useEffect, useState } from 'react';

/** The text of the open document, also where it can only be read. */
const TEXT = '.rich-text-lexical [data-lexical-editor]';
/** Its look is in panel.css. */
const HIGHLIGHT = 'passage';

/** What is selected in the text, also after the focus has gone on to the comment. */
export function useQuote(): readonly [quote: string, clear: () => void] {
  const [quote, setQuote] = useState('');
  useEffect(() => {
    const note = () => {
      const selection = document.getSelection();
      if (selection?.anchorNode?.parentElement?.closest(TEXT)) setQuote(selection.toString().trim());
    };
    document.addEventListener('selectionchange', note);
    return () => document.removeEventListener('selectionchange', note);
  }, []);
  return [quote, () => setQuote('')];
}

/** Brings a quoted passage into sight and marks it. False where the text no longer has it. */
export function showPassage(quote: string): boolean {
  CSS.highlights.delete(HIGHLIGHT);
  for (const root of document.querySelectorAll(TEXT)) {
    const nodes = textNodesOf(root);
    const passage = findPassage(
      nodes.map(({ data }) => data),
      quote,
    );
    const [from, to] = [passage && nodes[passage.from.stretch], passage && nodes[passage.to.stretch]];
    if (!passage || !from || !to) continue;
    const range = document.createRange();
    range.setStart(from, passage.from.offset);
    range.setEnd(to, passage.to.offset);
    CSS.highlights.set(HIGHLIGHT, new Highlight(range));
    from.parentElement?.scrollIntoView({ block: 'center' });
    return true;
  }
  return false;
}

function textNodesOf(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) nodes.push(node);
  return nodes;
}
