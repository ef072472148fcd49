import type { Page } from '@playwright/test';

/** Overflow beyond the right edge of the screen: pixels of the page, and the overflowing elements. */
export function whatSticksOut(page: Page): Promise<{ page: number; elements: string[] }> {
  return page.evaluate(() => {
    const hasScroller = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX === 'auto' || hasScroller(parent);
    };
    return {
      page: document.documentElement.scrollWidth - innerWidth,
      elements: [...document.querySelectorAll('body *')]
        .filter((element) => element.closest('svg, [aria-hidden="true"]') === null)
        .filter((element) => getComputedStyle(element).clipPath === 'none')
        // A row of filters scrolls on its own; the page below it doesn't.
        .filter((element) => !hasScroller(element))
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 120)),
    };
  });
}

/** Starts with the next page load; `shiftOf` reports the shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sum = (entries: PerformanceEntryList) =>
      entries.reduce((shift, entry) => shift + ('value' in entry ? Number(entry.value) : 0), 0);
    let shift = 0;
    const observer = new PerformanceObserver((list) => (shift += sum(list.getEntries())));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shiftSoFar: () => (shift += sum(observer.takeRecords())) });
  });
}

/** The page's cumulative layout shift since it was opened; 0 if nothing moved. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A shift is reported once its frame has been rendered.
    await frame();
    await frame();
    const { shiftSoFar } = window as unknown as { shiftSoFar: () => number };
    return shiftSoFar();
  });
}

/** Waits until the fonts and all pictures on the screen have loaded. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      // A hidden picture has no height, and is not fetched.
      return image.complete || bottom <= 0 || top >= innerHeight || top === bottom;
    }),
  );
}

/**
 * Returns the HTML of buttons and links below the minimum height (WCAG 2.2 AA: 24 px). Links within a name’s line cover
 * their whole card.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page
    .getByRole('button')
    .or(page.getByRole('link'))
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && !target.classList.contains('skip-link'))
        .filter((target) => target.getBoundingClientRect().height < 24)
        // Inline links are as high as the line.
        .filter((target) => {
          const sentence = target.closest('p, dd, figcaption');
          const isInSentence = sentence !== null && sentence.textContent !== target.textContent;
          return !isInSentence || getComputedStyle(target).display !== 'inline';
        })
        .map((target) => target.outerHTML.slice(0, 120))
        .filter((html) => !html.includes('/restaurants/')),
    );
}

/** Levels 1 to 4, in page order. */
export function headingLevels(page: Page): Promise<number[]> {
  return page
    .locator('h1, h2, h3, h4')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
}

/** Buttons, fields and links that look like buttons below a height or a width, as their size and HTML. */
export function narrowTargets(page: Page, least: number): Promise<string[]> {
  return page.locator('body').evaluate(
    (body, px) =>
      [...body.querySelectorAll<HTMLElement>('button, select, summary, input, textarea, [class*="button"]')]
        // The honeypot field isn't a target.
        .filter((target) => target.checkVisibility() && target.getAttribute('name') !== 'leaveEmpty')
        .flatMap((target) => {
          // A checkbox's label is part of its target.
          const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
          if (width >= px && height >= px) return [];
          return `${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`;
        }),
    least,
  );
}
