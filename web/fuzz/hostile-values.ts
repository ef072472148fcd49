import fc from 'fast-check';

const DEEP = 20_000;

/** Input that people and bots send to break a site. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\u0001b',
  '\ud800',
  '\u202e',
  '🦀'.repeat(500),
  'a'.repeat(5_000),
  "' or 1=1 --",
  "'; drop table restaurants; --",
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '${7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  '%E0%A4%A',
  '%252e%252e%252f',
  '__proto__',
  'constructor',
  '\r\nset-cookie: a=b',
  '2147483648',
  '99999999999999999999',
  '-1',
  '1e400',
  'NaN',
  '0x10',
  '[object Object]',
  '1,2,3',
  '9999-99-99',
  '+275760-09-13T00:00:00.001Z',
] as const;

const HOSTILE_NUMBERS = [0, -0, -1, 0.5, 2 ** 31, 2 ** 53, 1e308, -1e308] as const;

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...HOSTILE_NUMBERS, null, true, [], {}, [[]], { $ne: null }, { equals: {} }),
  fc.array(hostileText, { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that are hard on JSON parsers. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '1',
    '"text"',
    '{"a":}',
    '{"__proto__":{"isAdmin":true}}',
    '{"a":1,"a":2}',
    '\ufeff{}',
    '\0',
    'a=b&c=d',
    '['.repeat(DEEP),
    '['.repeat(DEEP) + ']'.repeat(DEEP),
    '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP),
    `{"a":"${'x'.repeat(300_000)}"}`,
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  hostileValue.map((value) => JSON.stringify(value) ?? ''),
);

/** A path segment or query value that fits in a request line. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  hostileText.map(onTheWire),
  hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
);

/** Encodes what Node's client refuses to send; the rest is unchanged. */
export function onTheWire(text: string): string {
  return text.replace(/[^\u0021-\u007e]/gu, (letter) => encodeURIComponent(letter.toWellFormed()));
}
