import { withoutControlCharacters } from '#domain/words/control-characters';
import type { Config } from 'payload';

/** Plugin: no text of any record or setting keeps control characters, whatever way it comes in. */
export function stripControlCharacters(config: Config): Config {
  return {
    ...config,
    ...(config.collections && { collections: config.collections.map(withStrip) }),
    ...(config.globals && { globals: config.globals.map(withStrip) }),
  };
}

interface Stripped {
  hooks?: { beforeValidate?: unknown[] };
}

/** Before any other hook: those make texts of texts. */
function withStrip<Kind extends object>(kind: Kind): Kind {
  const { hooks } = kind as Stripped;
  const beforeValidate = [strip, ...(hooks?.beforeValidate ?? [])];
  return { ...kind, hooks: { ...hooks, beforeValidate } };
}

const strip = ({ data }: { data?: unknown }) => stripAll(data);

function stripAll(value: unknown): unknown {
  if (typeof value === 'string') return withoutControlCharacters(value);
  if (Array.isArray(value)) return value.map(stripAll);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(
    // A password is what was typed, and is never shown.
    Object.entries(value).map(([key, inner]) => [key, key === 'password' ? inner : stripAll(inner)]),
  );
}

/** Neither a date nor bytes. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
