import { describe, expect, it } from 'vitest';
import { invoiceLine, type InvoicedCampaign } from './invoice-lines.ts';

const campaign: InvoicedCampaign = {
  priceKind: 'thousand',
  price: 12.5,
  firstDay: '2026-11-30',
  impressions: 0,
  clicks: 0,
};

describe('the invoice line of a campaign', () => {
  it('by the thousand is exact to the cent, half of one rounded up', () => {
    const sumOf = (price: number, impressions: number) =>
      invoiceLine({ ...campaign, price, impressions }, '2026-11')?.sum;
    expect(sumOf(12.5, 40_000)).toBe('500.00');
    // 1.005 in floating point is a little less.
    expect(sumOf(1.005 * 1_000, 1)).toBe('1.01');
    expect(sumOf(0.07, 71)).toBe('0.00');
    expect(sumOf(0.07, 72)).toBe('0.01');
    expect(sumOf(999_999.99, 100_000_000)).toBe('99999999000.00');
  });

  it('by the click has the price of each', () => {
    expect(invoiceLine({ ...campaign, priceKind: 'click', price: 0.29, clicks: 3 }, '2026-11')).toEqual({
      quantity: 3,
      unitPrice: '0.29',
      sum: '0.87',
    });
  });

  it('at a fixed price is due once, in the month when it begins', () => {
    const fixed = { ...campaign, priceKind: 'fixed', price: 400, impressions: 9_000 } as const;
    expect(invoiceLine(fixed, '2026-11')).toEqual({ quantity: 1, unitPrice: '400.00', sum: '400.00' });
    expect(invoiceLine(fixed, '2026-12')).toBeNull();
  });

  it('is left out if nothing was counted, and has no sum before a price is agreed', () => {
    expect(invoiceLine(campaign, '2026-11')).toBeNull();
    expect(invoiceLine({ ...campaign, price: null, impressions: 5 }, '2026-11')).toEqual({
      quantity: 5,
      unitPrice: null,
      sum: null,
    });
  });
});
