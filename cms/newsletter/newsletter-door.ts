/** How the delivery to the provider stands, for whoever has just stored an address. */
export interface NewsletterDelivery {
  /** False without a provider: addresses are kept here, and nobody waits for anything. */
  readonly hasProvider: boolean;
  /** There is something to deliver. */
  wake(): void;
  /** True once the provider has the subscriber; false when it failed, or did not answer within a moment. */
  isDelivered(id: number): Promise<boolean>;
  close(): Promise<void>;
}

/** Command-line tools, and a site without a provider. */
export const NO_DELIVERY: NewsletterDelivery = {
  hasProvider: false,
  wake: () => undefined,
  isDelivered: () => Promise.resolve(false),
  close: () => Promise.resolve(),
};

// On `globalThis`, because the panel's bundle holds a second copy of this module in the same process.
const holder: { baltimoreNewsletter?: NewsletterDelivery | undefined } = globalThis as never;

/** Called by the process that delivers; `undefined` when it stops. */
export function provideNewsletter(delivery: NewsletterDelivery | undefined): void {
  holder.baltimoreNewsletter = delivery;
}

export function readNewsletter(): NewsletterDelivery {
  return holder.baltimoreNewsletter ?? NO_DELIVERY;
}
