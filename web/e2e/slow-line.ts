import type { Page } from '@playwright/test';

/** Slows the network to 3G and the processor to a quarter, until the returned function is called. */
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
