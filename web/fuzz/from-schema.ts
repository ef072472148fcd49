import fc from 'fast-check';
import { z } from 'zod';
import { hostileValue } from './hostile-values.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Values that a contract schema accepts, as far as JSON Schema can express it. */
export function valid(schema: z.ZodType): fc.Arbitrary<unknown> {
  const root: JsonSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return fromJson(root, root, 0);
}

/** Valid values with one member missing, hostile, or added. */
export function nearValid(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fc.tuple(valid(schema), fc.nat(), fc.nat(2), hostileValue).map(([value, at, kind, hostile]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return hostile;
    const names = Object.keys(value);
    const name = names[at % Math.max(1, names.length)] ?? 'extra';
    const { [name]: _gone, ...rest } = value as Record<string, unknown>;
    if (kind === 0) return rest;
    return kind === 1 ? { ...rest, [name]: hostile } : { ...value, extra: hostile };
  });
}

const MAX_DEPTH = 6;

function fromJson(schema: JsonSchema | boolean, root: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean' || depth > MAX_DEPTH) return fc.constant(null);
  const inner = (one: JsonSchema | boolean) => fromJson(one, root, depth + 1);
  if (schema.$ref !== undefined) return inner(resolve(schema.$ref, root));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...(choices as JsonSchema[]).map(inner));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: lowest(schema), max: Math.max(lowest(schema), highest(schema)) });
    case 'number':
      return fc.double({ min: lowest(schema), max: highest(schema), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(inner((schema.items as JsonSchema | undefined) ?? true), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
      });
    case 'object':
      return objectOf(schema, inner);
    default:
      return hostileValue;
  }
}

function objectOf(schema: JsonSchema, inner: (one: JsonSchema | boolean) => fc.Arbitrary<unknown>) {
  const members = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, inner(one)] as const);
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(members);
  return fc.record(model, { requiredKeys: (schema.required ?? []).filter((name) => name in model) });
}

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uri') return fc.webUrl();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'date') {
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().split('T')[0] ?? '');
  }
  if (format === 'uuid') return fc.uuid();
  if (pattern !== undefined) return matching(pattern);
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 60) });
}

/** Some patterns use lookahead, for which no text can be generated. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return fc.string({ maxLength: 30 });
  }
}

function lowest({ minimum, exclusiveMinimum }: JsonSchema): number {
  const least = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 0);
  return Math.max(least, -2_147_483_648);
}

function highest({ maximum }: JsonSchema): number {
  return Math.min(maximum ?? 20_000, 2_147_483_647);
}

function resolve(ref: string, root: JsonSchema): JsonSchema {
  if (ref === '#') return root;
  return root.$defs?.[ref.replace('#/$defs/', '')] ?? root;
}
