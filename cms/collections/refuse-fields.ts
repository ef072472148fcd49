import {
  toWords,
  ValidationError,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload';

interface Refusal {
  /** The field's path in Payload's notation: `aliases`, `blocks.0.title`. */
  readonly path: string;
  readonly message: string;
}

/**
 * Rejects input as Payload's own validation does: same wording, with each field named by its label.
 * @throws ValidationError
 */
export function refuseFields(
  req: PayloadRequest,
  of: SanitizedCollectionConfig | SanitizedGlobalConfig | null,
  refusals: readonly Refusal[],
): never {
  const errors = refusals.map(({ path, message }) => ({ path, message, label: labelOf(req, of, path) }));
  throw new ValidationError({ ...(of && { collection: of.slug }), errors, req }, req.t);
}

function labelOf(
  { i18n, t }: PayloadRequest,
  of: SanitizedCollectionConfig | SanitizedGlobalConfig | null,
  path: string,
): string {
  const [name = path] = path.split('.');
  const field = of?.flattenedFields.find((one) => one.name === name);
  const label = field && 'label' in field ? field.label : undefined;
  if (typeof label === 'function') return label({ i18n, t });
  return typeof label === 'string' ? label : toWords(name);
}
