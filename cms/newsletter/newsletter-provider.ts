export interface ProviderSubscriber {
  readonly email: string;
  /** The provider's id, once known. */
  readonly providerId: number | null;
  /** An earlier attempt may have succeeded without confirmation. */
  readonly isRepeat: boolean;
  /** Stored with the address at the provider, for templates and segments. */
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Why a delivery failed, in a sentence for staff. `address`: retrying will not help. `service`: other
 * addresses would fail too, and all may work a minute later.
 */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';
  readonly about: 'address' | 'service';

  constructor(about: 'address' | 'service', message: string) {
    super(message);
    this.about = about;
  }
}
