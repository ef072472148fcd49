import type { Page } from '@playwright/test';

/** A network as bad as 3G, and a processor four times slower than this one, until the answer is called. */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  return () => tools.detach();
}
