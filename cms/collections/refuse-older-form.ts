import { LOCKS } from '#cms/database/advisory-locks';
import { isRecord } from '#domain/is-record';
import { sql } from '@payloadcms/db-postgres';
import {
  APIError,
  type CollectionBeforeValidateHook,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';
import { runInRequest } from '#cms/database/run-in-request';

const PRECONDITION_FAILED = 412;
const WORDS = '/admin-panel/words/keep-words.tsx#KeepWords';

/** Once per request: its hooks may write other documents, and this one again. */
declare module 'payload' {
  interface RequestContext {
    hasTurn?: boolean;
    isFormChecked?: boolean;
  }
}

/**
 * No form of the panel overwrites a newer version of its document, or loses words while it cannot be saved. The panel
 * submits whole forms, so one that was opened before another edit would undo it; locks don't prevent that, as they end
 * with a save and don't count within one person's tabs. A form sends the version it began from as `If-Match:
 * "updatedAt"`, and is refused with 412 if that is not the stored one. Requests without the header, such as scripts that
 * send only what changes, are not checked.
 */
export function refuseOlderForms(config: SanitizedConfig): SanitizedConfig {
  for (const { admin, hooks, slug } of config.collections) {
    // Payload's own, which have no forms.
    if (slug.startsWith('payload-')) continue;
    (hooks.beforeOperation ??= []).unshift(async ({ args, operation, req }) => {
      if (operation === 'update' && 'id' in args) await takeTurn(req, `${slug}/${args.id}`);
    });
    // Before any file of an upload is stored, and after the check of the lock.
    (hooks.beforeValidate ??= []).unshift(refuseOlderForm);
    const edit = ((admin.components ??= {}).edit ??= {});
    edit.beforeDocumentControls = [WORDS, ...(edit.beforeDocumentControls ?? [])];
  }
  for (const { admin, hooks, slug } of config.globals) {
    (hooks.beforeOperation ??= []).unshift(async ({ operation, req }) => {
      if (operation === 'update') await takeTurn(req, `globals/${slug}`);
    });
    (hooks.beforeValidate ??= []).unshift(async ({ data, req }) => {
      await checkForm(req, `globals/${slug}`, () =>
        req.payload.findGlobal({ slug: slug as GlobalSlug, draft: true, depth: 0, req }),
      );
      return data;
    });
    const { elements } = admin.components ?? {};
    const beforeDocumentControls = [WORDS, ...(elements?.beforeDocumentControls ?? [])];
    admin.components = {
      ...admin.components,
      elements: { ...elements, beforeDocumentControls },
    } as typeof admin.components;
  }
  return config;
}

const refuseOlderForm: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const id = originalDoc?.id;
  if (id === undefined) return data;
  await checkForm(req, `${collection.slug}/${id}`, () =>
    req.payload.findByID({ collection: collection.slug, id, draft: true, depth: 0, req }),
  );
  return data;
};

/**
 * Writes of one document go one after another, each from its reading on: of two forms, both would find the version they
 * began from, and a schedule would publish what it read before the last words were saved.
 */
async function takeTurn(req: PayloadRequest, document: string): Promise<void> {
  if (req.context.hasTurn) return;
  req.context.hasTurn = true;
  await runInRequest(req, sql`select pg_advisory_xact_lock(${LOCKS.forms}, hashtext(${document}))`);
}

async function checkForm(req: PayloadRequest, document: string, find: () => Promise<unknown>): Promise<void> {
  if (req.payloadAPI !== 'REST' || req.context.isFormChecked) return;
  req.context.isFormChecked = true;
  // A restored version, or the first of several documents.
  await takeTurn(req, document);
  const base = req.headers.get('if-match');
  if (base === null) return;
  const stored = await find();
  const { updatedAt, lastEditedBy } = isRecord(stored) ? stored : {};
  if (base === `"${typeof updatedAt === 'string' ? updatedAt : ''}"`) return;
  throw await refusal(req, lastEditedBy);
}

async function refusal(req: PayloadRequest, editor: unknown): Promise<Error> {
  const isOther = typeof editor === 'number' && editor !== req.user?.id;
  const found =
    isOther &&
    (await req.payload.findByID({ collection: 'admins', id: editor, depth: 0, disableErrors: true, req }));
  const message =
    editor === req.user?.id
      ? 'You changed this elsewhere after you opened it here.'
      : `${(found && found.username) || 'Somebody'} changed this after you opened it.`;
  const error = new APIError(message, PRECONDITION_FAILED, undefined, true);
  // Payload chooses the log level by error name; this expected error takes one line.
  error.name = 'Locked';
  return error;
}
