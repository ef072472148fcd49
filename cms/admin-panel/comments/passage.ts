'use client';

import { findPassage } from '#domain/words/find-passage';
import { useEffect, useState } from 'react';

/** The open document's text, also if read-only. */
const TEXT = '.rich-text-lexical [data-lexical-editor]';
/** Styled in panel.css. */
const HIGHLIGHT = 'passage';

/** The text selection, also after the focus has moved to the comment. */
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

/** Scrolls to a quoted passage and highlights it. False if the text no longer contains it. */
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
