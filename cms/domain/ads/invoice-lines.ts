import type { PriceKind } from './price-kinds.ts';

/** What a campaign owes for a month. Counts are those of the month, over all its ads and featured businesses. */
export interface InvoicedCampaign {
  readonly priceKind: PriceKind;
  /** In the city's currency, with at most two decimals; `null` if none is agreed yet. */
  readonly price: number | null;
  /** The first day of its first released flight. */
  readonly firstDay: string;
  readonly impressions: number;
  readonly clicks: number;
}

/** Amounts are decimals of the city's currency, such as `12.50`; `null` without an agreed price. */
export interface InvoiceLine {
  readonly quantity: number;
  readonly unitPrice: string | null;
  readonly sum: string | null;
}

/** For how many one price is paid. */
const PER: Record<PriceKind, number> = { fixed: 1, thousand: 1_000, click: 1 };

/**
 * The line of a campaign in the month `2026-11`, or `null` if it owes nothing for it: a fixed price is due once, in the
 * month when the campaign begins; the others for what was counted. Sums are whole cents, half of one rounded up.
 */
export function invoiceLine(campaign: InvoicedCampaign, month: string): InvoiceLine | null {
  const { priceKind, price } = campaign;
  const quantity = quantityIn(campaign, month);
  if (quantity === 0) return null;
  if (price === null) return { quantity, unitPrice: null, sum: null };
  const cents = BigInt(Math.round(price * 100));
  const per = BigInt(PER[priceKind]);
  const sum = (2n * BigInt(quantity) * cents + per) / (2n * per);
  return { quantity, unitPrice: decimal(cents), sum: decimal(sum) };
}

function quantityIn({ priceKind, firstDay, impressions, clicks }: InvoicedCampaign, month: string): number {
  if (priceKind === 'fixed') return firstDay.startsWith(`${month}-`) ? 1 : 0;
  return priceKind === 'click' ? clicks : impressions;
}

const decimal = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
