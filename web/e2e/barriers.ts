import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What a palette can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Violations of WCAG 2.2 AA, as lines that say where to look. */
export function barriers(page: Page): Promise<string[]> {
  return linesOf(new AxeBuilder({ page }).withTags(WCAG_22_AA));
}

/**
 * The barriers of a page in both lights. The dark differs in its colors alone, so only what depends on them is looked
 * at a second time.
 */
export async function barriersInBothLights(page: Page): Promise<string[]> {
  await lightUp(page, 'light');
  const light = await barriers(page);
  await lightUp(page, 'dark');
  const dark = await linesOf(new AxeBuilder({ page }).withRules(COLOR_RULES));
  return [...light, ...dark.map((line) => `in the dark: ${line}`)];
}

/** A color on its way to another one has any contrast. */
async function lightUp(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(
    (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
    colorScheme,
  );
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map((one) => one.finished));
  });
}

async function linesOf(axe: AxeBuilder): Promise<string[]> {
  // They hand the focus on at once: nobody ever rests on one.
  const { violations } = await axe.exclude('[data-base-ui-focus-guard]').analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
