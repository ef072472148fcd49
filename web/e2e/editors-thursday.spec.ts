import { autosaved, signIn, visitPanel } from './panel.ts';
import { expect, visit } from './visit.ts';
import { test } from './with-mail.ts';

/** The panel at /cms uses inline scripts. */
test.use({ watched: false });

test('from the week’s news to a scheduled issue, tried in an inbox, in twelve presses at most', async ({
  page,
  mails,
}) => {
  // Somebody reads it.
  await page.request.post('/api/subscribe', { data: { email: 'reader@example.com', source: 'popup' } });
  const token = /token=([\w.-]+)/.exec((await mails.next()).text)?.[1];
  await visit(page, `/newsletter/confirm?token=${token}`);
  await page.getByRole('button', { name: 'Yes, sign me up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list');

  await signIn(page);
  await visitPanel(page, '/cms/collections/newsletter-issues');
  let presses = 0;
  await page.exposeFunction('notePress', () => (presses += 1));
  await page.evaluate(() => {
    const { notePress } = window as unknown as { notePress: () => void };
    window.addEventListener('pointerdown', () => notePress(), true);
    window.addEventListener('keydown', ({ key }) => ['Enter', 'Tab'].includes(key) && notePress(), true);
  });

  await page.getByRole('button', { name: 'Start from this week' }).click();
  await expect(page).toHaveURL(/\/newsletter-issues\/\d+/);
  const subject = page.locator('#field-subject');
  await expect(subject).not.toHaveValue('');
  const saved = autosaved(page, 'Four places for a cold weekend');
  await subject.fill('Four places for a cold weekend');
  await saved;

  await page.getByRole('button', { name: 'Send …' }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'Send the issue' });
  await expect(drawer.getByText(/No broken link/)).toBeVisible();
  await expect(drawer.getByText('Mend this first')).toHaveCount(0);
  const tryOut = drawer.getByRole('region', { name: 'Test mail' });
  await tryOut.getByLabel('To').click();
  await page.keyboard.type('me@example.com');
  await page.keyboard.press('Enter');
  await expect(tryOut.getByRole('status')).toContainText('on its way to me@example.com');
  const mail = await mails.next();
  expect(mail.to).toBe('me@example.com');
  expect(mail.text).toContain('Four places for a cold weekend');

  await drawer
    .getByRole('button', { name: 'Thursday 8 a.m.' })
    .or(drawer.getByRole('button', { name: 'Tomorrow 8 a.m.' }))
    .first()
    .click();
  const scheduled = page.getByRole('button', { name: /^Scheduled for \w+, \w+ \d+, \d+, 8:00 a\.m\.$/ });
  await expect(scheduled).toBeVisible();
  expect(presses).toBeLessThanOrEqual(12);
  expect(presses).toBeGreaterThan(3);

  // Its form says what it is, and that nobody changes it now.
  await expect(drawer).toHaveCount(0);
  await expect(subject).toBeDisabled();
  const why = page.getByText('take it off the schedule first');
  await expect(why).toBeVisible();
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();

  // Taken back, it can be changed again.
  await scheduled.click();
  const planned = page.getByRole('dialog').filter({ hasText: 'This issue is scheduled' });
  await planned.getByRole('button', { name: 'Take it off the schedule' }).click();
  await expect(page.getByRole('button', { name: 'Send …' })).toBeVisible();
  await expect(subject).toBeEnabled();
  await expect(why).toBeHidden();

  // Sent at once, it is out, and what became of it stands there.
  await page.getByRole('button', { name: 'Send …' }).click();
  await drawer.getByRole('button', { name: 'Send it now' }).click();
  await page.getByRole('button', { name: 'Send it', exact: true }).click();
  await expect(page.getByRole('button', { name: /^(Sending|Sent)/ })).toBeVisible();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  expect((await mails.next()).to).toBe('reader@example.com');
});
