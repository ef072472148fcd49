'use client';

import { useEffect, type ReactNode } from 'react';
import BUTTONS from './button-names.json' with { type: 'json' };

/** Inputs that get the name of their field. In a drawer or block, Payload's label is for an id that no input has. */
const INPUTS =
  '[id^="react-select"][id$="-input"], .rs__input, .date-time-picker input, .ContentEditable__root, :is(dialog, .LexicalEditorTheme__block) :is(input, textarea)[id^="field-"]';

/** Elements hidden from screen readers must not take the focus; Backspace clears, and the arrow keys open. */
const HIDDEN = '.dropdown-indicator[aria-hidden], .clear-indicator[aria-hidden]';

/**
 * Chosen values of a multi-value field are draggable, so the drag-and-drop library makes each a button around the
 * buttons that open and remove it: screen readers would announce none of those (axe: nested-interactive).
 */
const CHIPS = '.multi-value.draggable[role="button"]';

/** A link to a picked record. Payload renders it without an href in the editor, so it is not exposed as a link. */
const PICKED_LINKS = '.rich-text-lexical a:not([href]):not([role])';

/** A picture in a text, with its file name below it. */
const PICTURES = '.LexicalEditorTheme__upload__media img:not([alt])';

/** The heading of an unnamed record, which Payload puts in brackets. */
const NAMELESS = '.render-title[title^="["][title$="]"]';

/**
 * Payload renders widgets without names, and some that take the focus although hidden (axe: button-name, label,
 * aria-input-field-name, aria-hidden-focus). This names them as they appear, until Payload does.
 */
export function NameWidgets({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(nameAll);
    };
    later();
    const observer = new MutationObserver(later);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('click', followPlainly, true);
    return () => {
      window.removeEventListener('click', followPlainly, true);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return children;
}

function nameAll(): void {
  for (const [selector, name] of Object.entries(BUTTONS)) {
    for (const button of document.querySelectorAll(selector)) nameUnlessNamed(button, name);
  }
  for (const input of document.querySelectorAll(INPUTS)) {
    const label = input.closest('.field-type')?.querySelector('.field-label')?.firstChild?.textContent;
    nameUnlessNamed(input, label?.trim() ?? 'Filter');
  }
  for (const box of document.querySelectorAll('td input[type="checkbox"]')) {
    const title = box.closest('tr')?.querySelector('a')?.textContent;
    nameUnlessNamed(box, `Select ${title?.trim() || 'this row'}`);
  }
  // Its tabs are not list items.
  for (const tabs of document.querySelectorAll('ul.doc-tabs__tabs')) tabs.role = 'group';
  for (const chip of document.querySelectorAll(CHIPS)) {
    chip.role = 'group';
    nameUnlessNamed(chip, chip.textContent?.trim() || 'One of those chosen');
  }
  for (const link of document.querySelectorAll(PICKED_LINKS)) link.role = 'link';
  for (const picture of document.querySelectorAll(PICTURES)) picture.setAttribute('alt', '');
  for (const heading of document.querySelectorAll<HTMLElement>(NAMELESS)) {
    heading.title = heading.title.slice(1, -1);
    // The text that React goes on to write into, once there is a name.
    if (heading.firstChild) heading.firstChild.nodeValue = heading.title;
  }
  for (const hidden of document.querySelectorAll(HIDDEN)) hidden.setAttribute('tabindex', '-1');
}

/**
 * Payload's router drops a click on “Create new” while the list still settles its address, as on slow machines. The
 * browser follows the link.
 */
function followPlainly(event: MouseEvent): void {
  const { target } = event;
  if (target instanceof Element && target.closest('a.list-create-new-doc__create-new-button'))
    event.stopPropagation();
}

/** A toolbar menu may show the chosen value; other text inside a button is a hidden hint. */
function nameUnlessNamed(element: Element, name: string): void {
  const says = element.matches('.toolbar-popup__dropdown') && element.textContent?.trim();
  if (!element.ariaLabel && !element.getAttribute('aria-labelledby') && !says) element.ariaLabel = name;
}
