/** Somebody on the list, as the provider is told. */
export interface ProviderSubscriber {
  readonly email: string;
  /** The provider's own number, once it is known. */
  readonly providerId: number | null;
  /** An earlier attempt may have got through without anybody hearing of it. */
  readonly isRepeat: boolean;
  /** Kept with the address there, for templates and segments. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Whoever sends the mail. Each call may be made twice for the same address and has the effect of one. */
export interface NewsletterProvider {
  /** Puts the address on the list; answers the provider's number where it says one. Raises `ProviderFault`. */
  subscribe(subscriber: ProviderSubscriber, signal: AbortSignal): Promise<number | null>;
  /** Takes the address off the list; one that is unknown there is off it already. Raises `ProviderFault`. */
  unsubscribe(subscriber: ProviderSubscriber, signal: AbortSignal): Promise<number | null>;
}

/**
 * Why a delivery failed, in a sentence for staff. `address`: it will not get better by trying again. `service`: the
 * next address would fail too, and all of them may work in a minute.
 */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';
  readonly about: 'address' | 'service';

  constructor(about: 'address' | 'service', message: string) {
    super(message);
    this.about = about;
  }
}
