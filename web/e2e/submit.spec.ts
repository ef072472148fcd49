import { expect, test, visit, type Page } from './visit.ts';

/** The form for new restaurants at /submit-restaurant (spec 1 §5); its messages have unit tests. */

const PATH = '/submit-restaurant';

/** Takes as long as a person needs for the form. */
async function takeTime(page: Page): Promise<void> {
  await page.clock.fastForward(10_000);
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Crab & Anchor');
  await page.getByLabel('Price range').selectOption('$$');
  await page.getByLabel('Cuisine type').selectOption('Seafood');
  await page.getByLabel('Neighborhood', { exact: true }).selectOption('Fells Point');
  await page.getByLabel('Description').fill('Steamed crabs by the dozen, on the water.');
  await page.getByLabel('Address').fill('1 Thames St');
  await page.getByLabel('Image URL').fill('https://crab.example/front.jpg');
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await visit(page, PATH);
});

test('the form says what is missing, field by field, checks optional fields, thanks for a proposal and takes another', async ({
  page,
  request,
}) => {
  await test.step('an empty form says what is missing, field by field, and the focus goes to the first', async () => {
    await page.getByRole('button', { name: 'Send it in' }).click();
    for (const [label, message] of [
      ['Name', 'Name must be at least 2 characters'],
      ['Cuisine type', 'Please select a cuisine type'],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field, label).toHaveAccessibleDescription(new RegExp(`${message}$`));
      await expect(field, label).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  });

  await test.step('optional fields are checked once they are filled in', async () => {
    await fillIn(page);
    await page.getByLabel('Website').fill('crab and anchor');
    await page.getByRole('button', { name: 'Send it in' }).click();
    await expect(page.getByText('Must be a valid URL', { exact: true })).toBeVisible();
    await page.getByLabel('Website').fill('');
    await expect(page.getByText('Must be a valid URL', { exact: true })).toBeHidden();
  });

  await test.step('the form thanks for a proposal, which is not listed, and takes another one', async () => {
    await takeTime(page);
    await page.getByRole('button', { name: 'Send it in' }).click();
    const receipt = page.getByRole('main').getByRole('status');
    await expect(receipt).toContainText('Thank you. Our data desk checks every tip before we list it.');
    await expect(receipt).toBeFocused();
    expect(await (await request.get('/api/restaurants')).text()).not.toContain('Crab & Anchor');
    await page.getByRole('button', { name: 'Add another restaurant' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  });
});

test('the form shows why it could not be sent, and keeps what was typed', async ({ page, faults }) => {
  await page.route('**/api/restaurants/submissions', (route) =>
    route.fulfill({ status: 429, contentType: 'text/plain', body: 'That is a lot in one go.' }),
  );
  await fillIn(page);
  await takeTime(page);
  await page.getByRole('button', { name: 'Send it in' }).click();
  await expect(page.getByRole('alert')).toHaveText('That is a lot in one go.');
  await expect(page.getByLabel('Description')).toHaveValue(/Steamed crabs/);
  await expect(page.getByRole('button', { name: 'Send it in' })).toBeEnabled();
  await page.context().setOffline(true);
  await page.unroute('**/api/restaurants/submissions');
  await page.getByRole('button', { name: 'Send it in' }).click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t get through.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send it in' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you.');
  expect(faults.splice(0).every((fault) => /429|OFFLINE|DISCONNECTED/.test(fault))).toBe(true);
});
