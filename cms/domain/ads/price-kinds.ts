/** What an agreed price pays for, and what the desk calls it. */
export const PRICE_KINDS = {
  fixed: 'The whole campaign',
  thousand: 'A thousand impressions',
  click: 'A click',
} as const;

export type PriceKind = keyof typeof PRICE_KINDS;
