/** How the delivery to the provider stands, for a call that has just stored an address. */
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
