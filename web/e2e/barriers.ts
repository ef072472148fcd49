import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What a palette can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Violations of WCAG 2.2 AA, as lines that say where to look: on the whole page, or within what the selectors find. */
export function barriers(page: Page, within: readonly string[] = []): Promise<string[]> {
  return linesOf(axeFor(page, within).withTags(WCAG_22_AA));
}

/**
 * The barriers of a page in both lights. The dark differs in its colors alone, so only what depends on them is looked
 * at a second time.
 */
export async function barriersInBothLights(page: Page, within: readonly string[] = []): Promise<string[]> {
  await lightUp(page, 'light');
  const light = await barriers(page, within);
  await lightUp(page, 'dark');
  const dark = await linesOf(axeFor(page, within).withRules(COLOR_RULES));
  return [...light, ...dark.map((line) => `in the dark: ${line}`)];
}

function axeFor(page: Page, within: readonly string[]): AxeBuilder {
  // They hand the focus on at once: nobody ever rests on one.
  const axe = new AxeBuilder({ page }).exclude('[data-base-ui-focus-guard]');
  return within.reduce((builder, selector) => builder.include(selector), axe);
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
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
