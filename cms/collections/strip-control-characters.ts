import { withoutControlCharacters } from '#domain/words/control-characters';
import type { Config } from 'payload';

/** Plugin: strips control characters from all texts of records and settings, however they are written. */
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

/** First, because other hooks derive texts from these. */
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
    // Passwords are kept exactly as typed and never shown.
    Object.entries(value).map(([key, inner]) => [key, key === 'password' ? inner : stripAll(inner)]),
  );
}

/** Excludes dates and byte arrays. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
