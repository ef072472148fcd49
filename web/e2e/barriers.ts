import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Half as large as what it would send into each page by itself. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations of WCAG 2.2 AA, as lines that say where to look: on the whole page, or within what the selectors find. */
export async function barriers(page: Page, within: readonly string[] = []): Promise<string[]> {
  // The panel's title is streamed after its body.
  await expect(page).toHaveTitle(/./);
  await page.evaluate(animationsEnd);
  const axe = new AxeBuilder({ page, axeSource })
    // Selectors of all that passed cost a fifth of the time, and no test reads them.
    .options({ resultTypes: ['violations'] })
    // The other half goes into a second page that is only needed for frames of other sites: there are none.
    .setLegacyMode()
    // They pass the focus on at once.
    .exclude('[data-base-ui-focus-guard]')
    .withTags(WCAG_22_AA);
  const { violations } = await within.reduce((builder, selector) => builder.include(selector), axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Waits for running animations, all but endless ones: a color that is still fading in says nothing about contrast. */
async function animationsEnd(): Promise<void> {
  // What has just opened begins to fade in with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
