/** Delivery to the provider, as seen by a call that has just stored an address. */
export interface NewsletterDelivery {
  /** False without a provider: addresses are stored, and calls do not wait. */
  readonly hasProvider: boolean;
  /** Call when there is something to deliver. */
  wake(): void;
  /** True once the provider has the subscriber; false if it failed or did not answer in time. */
  isDelivered(id: number): Promise<boolean>;
  close(): Promise<void>;
}

/** For command-line tools, and sites without a provider. */
export const NO_DELIVERY: NewsletterDelivery = {
  hasProvider: false,
  wake: () => undefined,
  isDelivered: () => Promise.resolve(false),
  close: () => Promise.resolve(),
};
