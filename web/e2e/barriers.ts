import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The minified build is half the size of what AxeBuilder injects into each page by default. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA violations with their locations, on the whole page or within the selectors. */
export async function barriers(page: Page, within: readonly string[] = []): Promise<string[]> {
  // The panel streams its title after the body.
  await expect(page).toHaveTitle(/./);
  await page.evaluate(animationsEnd);
  const axe = new AxeBuilder({ page, axeSource })
    // Selectors of passed checks cost a fifth of the time, and no test uses them.
    .options({ resultTypes: ['violations'] })
    // The default mode opens a second page, which is only needed for cross-origin frames: there are none.
    .setLegacyMode()
    // They forward the focus at once.
    .exclude('[data-base-ui-focus-guard]')
    .withTags(WCAG_22_AA);
  const { violations } = await within.reduce((builder, selector) => builder.include(selector), axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/**
 * Waits for running animations, except endless ones: the contrast of a color that is still fading in is meaningless.
 */
async function animationsEnd(): Promise<void> {
  // New elements start to fade in with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
