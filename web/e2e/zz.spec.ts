import { test, visit } from './visit.ts';
test('a console error', async ({ page }) => { await visit(page, '/'); await page.evaluate(() => console.error('planted')); });
test('a refused style', async ({ page }) => { await visit(page, '/'); await page.evaluate(() => { const s = document.createElement('style'); s.textContent = 'a{}'; document.head.append(s); }); });
test('a refused script', async ({ page }) => { await visit(page, '/'); await page.evaluate(() => { const s = document.createElement('script'); s.textContent = '1'; document.head.append(s); }); });
test('another host', async ({ page }) => { await visit(page, '/'); await page.evaluate(() => fetch('http://127.0.0.9:9/x').catch(() => 0)); });
test('a missing file', async ({ page }) => { await visit(page, '/'); await page.evaluate(() => fetch('/nothing.svg')); });
test('a mismatch', async ({ page }) => { await page.route('**/', async (r) => { const a = await r.fetch(); await r.fulfill({ response: a, body: (await a.text()).replace('Featured Restaurants', 'Other words') }); }); await visit(page, '/'); await page.waitForTimeout(500); });
