import { keepEarlyInput } from './early-input.ts';
import { focusBySlash } from './focus-by-slash.ts';
import { nextTask } from './next-task.ts';
import { STATE_ELEMENT_ID, type PageState } from './page-state.ts';

/** Longer than any page takes whose style has come. */
const LONGEST_WAIT_MS = 1000;

/**
 * What a page loads first. It reads whole as the server sent it, so style, letters and pictures have the line to
 * themselves until it has been drawn; only then is the rest of the code fetched. Run at once, that would keep a slow phone
 * from answering for a third of a second: so React, the site and the page are tasks of their own.
 */
async function boot(): Promise<void> {
  const earlyInput = keepEarlyInput();
  const stateText = document.getElementById(STATE_ELEMENT_ID)?.textContent ?? '{}';
  // Written by this site's own server into this very page.
  const state = JSON.parse(stateText) as PageState;
  await firstPaint();
  for (const href of state.assets.preloads) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  await import('./react-dom.ts');
  await nextTask();
  const { start } = await import('./start.tsx');
  await nextTask();
  const { hydrated } = await start(state, stateText);
  earlyInput.stop();
  await hydrated;
  await earlyInput.replay();
}

/** Resolves once the page has been seen; a tab that nobody looks at is not drawn, and need not wait. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    if (document.hidden) return done();
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
    // Hidden meanwhile, or a browser that does not tell.
    setTimeout(done, LONGEST_WAIT_MS);
  });
}

focusBySlash();
void boot();
