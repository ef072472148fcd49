const SEARCH_BOX = 'main form[role="search"] input[name="q"]';

/** `/` focuses the page's search box unless another field has focus. Without React, so it works before hydration. */
export function focusBySlash(): void {
  document.addEventListener('keydown', (event) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== '/' || isModified || event.defaultPrevented || isTyping(event.target)) return;
    const box = document.querySelector<HTMLInputElement>(SEARCH_BOX);
    if (box === null) return;
    event.preventDefault();
    box.focus();
    box.select();
  });
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}
