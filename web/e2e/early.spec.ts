import { expect, hold, hydrated, test, type Page } from './visit.ts';

/** A page is read before its code has come; what is done meanwhile must count all the same. */

/** Goes to a page whose code waits until the answer is called. */
async function visitEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, /\/assets\/(?!entry-client).*\.js$/);
  await page.goto(path);
  return async () => {
    release();
    await hydrated(page);
  };
}

test('a heart that is pressed early is filled, one that is pressed twice is as it was', async ({ page }) => {
  const release = await visitEarly(page, '/');
  const hearts = page.getByRole('main').getByRole('button', { name: /^Save / });
  await hearts.first().click();
  await hearts.first().click();
  await hearts.nth(1).click();
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await release();
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false');
});

test('a search that is typed early is answered', async ({ page }) => {
  const release = await visitEarly(page, '/');
  await page.locator('input[name="q"]').fill('pizza');
  await release();
  await expect(page).toHaveURL('/?q=pizza');
  await expect(page.getByRole('heading', { name: /pizza/ })).toBeVisible();
});

test('a slash that is pressed early leads into the search box, which suggests once it can', async ({
  page,
}) => {
  const release = await visitEarly(page, '/');
  await page.keyboard.press('/');
  await expect(page.locator('input[name="q"]')).toBeFocused();
  await page.keyboard.type('pizz');
  await release();
  await expect(page.getByRole('combobox', { name: /Search/ }).first()).toBeFocused();
  await page.keyboard.type('a');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expect(page).toHaveURL('/?q=pizza');
});

/**
 * Has React take over the page, but keeps back what it does after that: effects. Its scheduler takes
 * `setImmediate` where there is one, and does one thing at a time where the clock runs fast.
 */
async function visitBeforeEffects(page: Page, path: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const work: (() => void)[] = [];
    let now = 0;
    performance.now = () => (now += 10);
    Object.assign(window, { reactWork: work, setImmediate: (task: () => void) => work.push(task) });
  });
  await page.goto(path);
  await page.waitForFunction(() => {
    const { reactWork } = window as unknown as { reactWork: (() => void)[] };
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    if (key === undefined) return false;
    const { stateNode } = (document as never)[key] as { stateNode: { current: { memoizedState: unknown } } };
    const isTaken = () => !(stateNode.current.memoizedState as { isDehydrated: boolean }).isDehydrated;
    while (!isTaken() && reactWork.length > 0) reactWork.shift()?.();
    return isTaken();
  });
  return async () => {
    await page.evaluate(() => {
      const { reactWork } = window as unknown as { reactWork: (() => void)[] };
      reactWork.push = (task) => Number(setTimeout(task));
      for (const task of reactWork.splice(0)) setTimeout(task);
    });
  };
}

for (const path of ['/', '/cuisines']) {
  test(`the first letter is not lost that is typed as soon as ${path} can answer`, async ({ page }) => {
    const goOn = await visitBeforeEffects(page, path);
    await page.keyboard.press('/');
    await page.keyboard.type('p');
    await goOn();
    await expect(page.getByRole('main').locator('input[name="q"]:not([type="hidden"])')).toBeFocused();
    await page.keyboard.type('izza');
    await expect(page).toHaveURL(`${path}?q=pizza`);
  });
}

test('a filter that is ticked early is applied, one ticked and unticked is not', async ({ page }) => {
  const release = await visitEarly(page, '/cuisines/american');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^\$\$ / }).click();
  await filters.getByRole('checkbox', { name: 'Open now' }).click();
  await filters.getByRole('checkbox', { name: 'Open now' }).click();
  await release();
  await expect(page).toHaveURL('/cuisines/american?price=%24%24');
});

test('an order that is chosen early is kept', async ({ page }) => {
  const release = await visitEarly(page, '/cuisines/american');
  await page.getByRole('combobox', { name: /Sort/ }).selectOption({ label: 'Name' });
  await release();
  await expect(page).toHaveURL(/sort=name/);
});

test('a menu that is opened early stays open, and works', async ({ page }) => {
  const release = await visitEarly(page, '/');
  await page.getByRole('button', { name: 'Cuisine' }).click();
  const menu = page.getByRole('dialog', { name: 'Cuisine' });
  await expect(menu).toBeVisible();
  await release();
  await menu.getByRole('checkbox').first().click();
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL(/cuisine=/);
});

test('an address that is typed early is not lost', async ({ page }) => {
  const release = await visitEarly(page, '/win-dinner');
  const field = page.getByRole('main').getByRole('textbox', { name: /mail/ });
  await field.fill('reader@example.com');
  await release();
  await expect(field).toHaveValue('reader@example.com');
  await expect(page.getByRole('main').getByRole('button', { name: /Enter|Sign/ })).toBeEnabled();
});
