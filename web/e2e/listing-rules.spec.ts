import { signIn, visitPanel } from './panel.ts';
import { expect, test } from './visit.ts';

// The panel is not part of the site.
test.use({ watched: false });

test('a place is pinned first on the home page by its name', async ({ page }) => {
  await signIn(page);
  await visitPanel(page, '/cms/globals/listing-rules');
  const first = page.locator('#field-pinnedFirstIds');
  await first.getByRole('button', { name: 'Add Place' }).click();
  await first.getByRole('combobox').fill('Adobo Ave');
  await page.getByRole('option', { name: 'Adobo Avenue' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Updated successfully.')).toBeVisible();

  await visitPanel(page, '/cms/globals/listing-rules');
  await expect(first.getByText('Adobo Avenue')).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Adobo Avenue');
});
