import { countText } from '#domain/words/quantities';
import { isRecord } from '#domain/is-record';
import { withoutControlCharacters } from '#domain/words/characters';
import {
  traverseFields,
  type CollectionAfterReadHook,
  type Config,
  type Endpoint,
  type Field,
  type PayloadRequest,
  type Plugin,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload';
import { text, textarea } from 'payload/shared';
import { NO_DIFF } from './version-views.ts';

const STATUS_CELL = '/admin-panel/versions/status-cell.tsx#StatusCell';
const DATE_DIFF = '/admin-panel/versions/date-diff.tsx#DateDiff';
const TAKE_DOWN = '/admin-panel/publish/take-down.tsx#TakeDown';
const SAVED_AT = '/admin-panel/desk/saved-at.tsx#SavedAt';
const MOMENT_FIELD = '/admin-panel/desk/day-field.tsx#MomentField';
/** The list cells that Payload's replace: in the city's time, and with names instead of ids. */
const CELLS: Partial<Record<Field['type'], string>> = {
  date: '/admin-panel/desk/list-cells.tsx#MomentCell',
  relationship: '/admin-panel/desk/list-cells.tsx#RelatedCell',
};

/** What Payload's own fields and endpoints do differently here. Its config has them only once it is built. */
export function adjustPayload(config: SanitizedConfig): SanitizedConfig {
  for (const kind of [...config.collections, ...config.globals]) {
    // The tab with a document's JSON, which staff don't need.
    kind.admin.hideAPIURL = true;
  }
  for (const collection of config.collections) {
    const edit = ((collection.admin.components ??= {}).edit ??= {});
    edit.beforeDocumentControls = [...(edit.beforeDocumentControls ?? []), SAVED_AT];
    traverseFields({ fields: collection.fields, callback: ({ field }) => adjustField(field as Field) });
    if (collection.versions?.drafts) adjustDrafts(collection);
    if (collection.slug === 'payload-locked-documents')
      (collection.hooks.afterRead ??= []).push(nameLockHolder);
  }
  return config;
}

function adjustField(field: Field): void {
  if (!('name' in field)) return;
  // Payload fails to write a list that is null, which a script may send.
  if (field.type === 'array' || field.type === 'blocks')
    ((field.hooks ??= {}).beforeValidate ??= []).push(({ value }) => (value === null ? [] : value));
  const isMoment = field.type === 'date' && field.admin?.date?.pickerAppearance !== 'dayOnly';
  const Cell = CELLS[field.type];
  if (Cell) show(field, { Cell, ...(isMoment && { Field: MOMENT_FIELD }) });
}

/** Adds components to a field, unless it has its own. */
function show(field: Field, components: object): void {
  field.admin = {
    ...field.admin,
    components: { ...components, ...field.admin?.components },
  } as typeof field.admin;
}

function adjustDrafts(collection: SanitizedCollectionConfig): void {
  ((collection.admin.components ??= {}).edit ??= {}).UnpublishButton = TAKE_DOWN;
  if (collection.endpoints)
    Object.assign(collection, { endpoints: collection.endpoints.map(restoreAsDraft) });
  traverseFields({
    fields: collection.fields,
    callback: ({ field }) => {
      if (!('name' in field)) return;
      const components =
        field.type === 'date'
          ? // Payload compares in the time of the computer, not the city's. When a version was saved already stands above.
            { Diff: field.name === 'updatedAt' ? NO_DIFF : DATE_DIFF }
          : field.name === '_status'
            ? // Payload's lists call a draft "Changed" for as long as a version of it was ever published.
              { Cell: STATUS_CELL }
            : undefined;
      if (components) show(field as Field, components);
    },
  });
}

/**
 * Restoring a version never changes the live document. Payload's own restore writes an old version, including its
 * status, over it, so that restoring an autosaved draft unpublishes the page. Here the text is always restored as a
 * draft; the live page changes when somebody publishes it.
 */
function restoreAsDraft<Known extends Endpoint>(endpoint: Known): Known {
  if (endpoint.method !== 'post' || endpoint.path !== '/versions/:id') return endpoint;
  return {
    ...endpoint,
    handler: (req: PayloadRequest) => {
      req.query = { ...req.query, draft: 'true' };
      return endpoint.handler(req);
    },
  };
}

/** Payload identifies lock holders by email, or else by id. Staff have usernames instead. */
const nameLockHolder: CollectionAfterReadHook = ({ doc }) => {
  const holder: unknown = doc.user?.value;
  if (isRecord(holder)) holder.email ??= holder.username;
  return doc;
};

/** Adds the thousands separator that Payload's message omits: “at most 1000 characters.” */
export const formatLengthErrors: Plugin = (config) => {
  for (const { fields } of [...(config.collections ?? []), ...(config.globals ?? [])]) {
    traverseFields({ fields, callback: ({ field }) => void formatLengthError(field as Field) });
  }
  return config;
};

function formatLengthError(field: Field): void {
  if (field.type !== 'text' && field.type !== 'textarea') return;
  const { maxLength = 0 } = field;
  if (maxLength < 1000 || field.validate) return;
  const format = (found: string | true) =>
    found === true ? found : found.replace(String(maxLength), countText(maxLength));
  if (field.type === 'textarea') field.validate = async (...sent) => format(await textarea(...sent));
  else if (!field.hasMany) field.validate = async (...sent) => format(await text(...sent));
}

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
