import { expect, hold, hydrated, test, type Page } from './visit.ts';

/** Visitors use a page before its code has loaded: what they wrote and checked in that time must count. */

/** Goes to a page whose code loads only when the returned function is called. */
async function visitEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, /\/assets\/(?!entry-client).*\.js$/);
  await page.goto(path);
  return async () => {
    release();
    await hydrated(page);
  };
}

test('a search typed early gets results', async ({ page }) => {
  const release = await visitEarly(page, '/');
  await page.locator('input[name="q"]').fill('pizza');
  await release();
  await expect(page).toHaveURL('/?q=pizza');
  await expect(page.getByRole('heading', { name: /pizza/ })).toBeVisible();
});

test('a slash pressed early focuses the search box, which suggests once it can', async ({ page }) => {
  const release = await visitEarly(page, '/');
  await page.keyboard.press('/');
  await expect(page.locator('input[name="q"]')).toBeFocused();
  await page.keyboard.type('pizz');
  await release();
  await page.keyboard.type('a');
  await expect(page.getByRole('combobox', { name: /Search/ }).first()).toBeFocused();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expect(page).toHaveURL('/?q=pizza');
});

/**
 * Lets React hydrate the page, but holds back its later work: effects. Its scheduler uses `setImmediate` if available,
 * and does one task at a time if the clock runs fast.
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
  test(`a letter typed as soon as ${path} is interactive is not lost`, async ({ page }) => {
    const goOn = await visitBeforeEffects(page, path);
    await page.keyboard.press('/');
    await page.keyboard.type('p');
    await goOn();
    await expect(page.getByRole('main').locator('input[name="q"]:not([type="hidden"])')).toBeFocused();
    await page.keyboard.type('izza');
    await expect(page).toHaveURL(`${path}?q=pizza`);
  });
}

test('a filter checked early is applied', async ({ page }) => {
  const release = await visitEarly(page, '/cuisines/american');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^\$\$ / }).click();
  await release();
  await expect(page).toHaveURL('/cuisines/american?price=%24%24');
});

test('a menu opened early stays open, and works', async ({ page }) => {
  const release = await visitEarly(page, '/');
  await page.getByRole('button', { name: 'Cuisine' }).click();
  const menu = page.getByRole('dialog', { name: 'Cuisine' });
  await expect(menu).toBeVisible();
  await release();
  await menu.getByRole('checkbox').first().click();
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL(/cuisine=/);
});

test('an email address typed early is not lost', async ({ page }) => {
  const release = await visitEarly(page, '/win-dinner');
  const field = page.getByRole('main').getByRole('textbox', { name: /mail/ });
  await field.fill('reader@example.com');
  await release();
  await expect(field).toHaveValue('reader@example.com');
  await expect(page.getByRole('main').getByRole('button', { name: /Enter|Sign/ })).toBeEnabled();
});
