import { type PageState, STATE_ELEMENT_ID } from './page-state.ts';

/** Upper bound on the wait for first paint; once the styles are loaded it never takes longer. */
const MAX_WAIT_MS = 1000;

/**
 * The first script of a page. The server's HTML is readable without scripts, so styles, fonts and images get the
 * network to themselves until first paint; the rest of the code is fetched only after that.
 */
async function boot(): Promise<void> {
  const stateText = document.getElementById(STATE_ELEMENT_ID)?.textContent ?? '{}';
  // Written by our own server into this page.
  const state = JSON.parse(stateText) as PageState;
  await firstPaint();
  for (const href of state.assets.preloads) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  // As one task, React, the site and the page would hold a slow phone for a quarter of a second.
  await import('./react-dom.ts');
  await nextTask();
  const { start } = await import('./start.tsx');
  await nextTask();
  await start(state, stateText);
}

/** Lets the browser do what waits; one that cannot goes on at once. */
const nextTask = () => globalThis.scheduler?.yield?.();

/** Resolves after first paint, or immediately in a hidden tab, which doesn't paint. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    // Fallback if the tab gets hidden or the browser doesn't report paints.
    setTimeout(resolve, MAX_WAIT_MS);
  });
}

/**
 * The server's HTML is readable but not interactive. Shows a notice above the page, hides loading indicators, and
 * reloads once online if the browser was offline.
 */
function showUnfinished(): void {
  const again = () => location.reload();
  document.documentElement.dataset.unfinished = '';
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<p class="notice-bar" role="alert">Part of this page didn’t load. <button type="button">Try again</button></p>',
  );
  document.querySelector('.notice-bar button')?.addEventListener('click', again);
  if (!navigator.onLine) addEventListener('online', again, { once: true });
}

focusBySlash();
boot().catch((error: unknown) => {
  showUnfinished();
  throw error;
});

const SEARCH_BOX = 'main form[role="search"] input[name="q"]';

/** `/` focuses the page's search box unless another field has focus. Without React, so it works before hydration. */
function focusBySlash(): void {
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

const NOT_TYPED = '[type=checkbox],[type=radio],[type=button],[type=submit]';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches(`textarea,select,input:not(${NOT_TYPED})`))
  );
}
