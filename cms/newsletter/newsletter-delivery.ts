/** Delivery to the provider, and of questions to confirm, as seen by a call that has just stored an address. */
export interface NewsletterDelivery {
  /** False without a mailing service, which would have to be told of whoever leaves. */
  readonly hasProvider: boolean;
  /** Call when there is something to deliver. */
  wake(): void;
  /** True once who must know of the subscriber has been told; false if that failed or took too long. */
  isDelivered(id: number): Promise<boolean>;
  close(): Promise<void>;
}

/** For command-line tools, and sites without mail: addresses are stored, and calls do not wait. */
export const NO_DELIVERY: NewsletterDelivery = {
  hasProvider: false,
  wake: () => undefined,
  isDelivered: () => Promise.resolve(true),
  close: () => Promise.resolve(),
};
