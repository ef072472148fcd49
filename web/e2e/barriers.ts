import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations of WCAG 2.2 AA, as lines that say where to look: on the whole page, or within what the selectors find. */
export async function barriers(page: Page, within: readonly string[] = []): Promise<string[]> {
  // They hand the focus on at once: nobody ever rests on one.
  const axe = new AxeBuilder({ page }).exclude('[data-base-ui-focus-guard]').withTags(WCAG_22_AA);
  const { violations } = await within.reduce((builder, selector) => builder.include(selector), axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
