import payloads from './html-payloads.json' with { type: 'json' };

/** Known XSS payloads: as text, and as URLs. */
export const { texts: HTML_PAYLOADS, addresses: ADDRESS_PAYLOADS } = payloads;
