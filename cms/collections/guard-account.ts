import type { AccountChange } from '#cms/account-mail/account-mails';
import { notifyOwner } from '#cms/account-mail/notify-owner';
import { endOtherSessions } from '#cms/commands/change-account';
import { checkProof } from '#cms/commands/check-proof';
import { takeTurn } from '#cms/commands/serialize-changes';
import type { CollectionAfterChangeHook, CollectionBeforeValidateHook, TextField } from 'payload';
import { refuseFields } from './refuse-fields.ts';

declare module 'payload' {
  interface RequestContext {
    accountChanges?: readonly AccountChange[];
  }
}

const PROOF_MISSING = 'Enter your own password, or a code of your app.';

/** Sent along by whoever changes an account in the panel; never stored. */
export const proofField: TextField = {
  name: 'proof',
  type: 'text',
  virtual: true,
  admin: {
    // Payload makes virtual fields read-only by default.
    readOnly: false,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/admin-panel/second-factor/proof-field.tsx#ProofField' },
  },
};

/** A session alone, which may be stolen, neither creates an account nor changes who can get into one. */
export const requireProof: CollectionBeforeValidateHook = async (change) => {
  const { collection, context, data, operation, originalDoc, req } = change;
  if (!data) return data;
  const { proof, ...stored } = data;
  context.accountChanges = changesOf(stored, originalDoc);
  // Without a user it is the site itself: its first start, or a call with a guard of its own.
  if (context.accountChanges.length === 0 || !req.user || context.isProven) return stored;
  if (typeof proof !== 'string' || proof === '')
    refuseFields(req, collection, [{ path: 'proof', message: PROOF_MISSING }]);
  await checkProof(req, req.user, proof);
  if (operation === 'update')
    await takeTurn(req, { collection: slugOf(collection), username: originalDoc.username });
  return stored;
};

/** Payload itself ends the other sessions when a password changes. */
export const tellOwner: CollectionAfterChangeHook = async (change) => {
  const { collection, context, operation, previousDoc, req } = change;
  if (operation === 'create') return;
  const account = { ...previousDoc, collection: slugOf(collection) };
  for (const what of context.accountChanges ?? []) {
    if (what === 'email') await endOtherSessions(req, account);
    // Not awaited: a slow mail server must not hold up the change.
    void notifyOwner(req.payload, account, what);
  }
};

interface Credentials {
  readonly password?: unknown;
  readonly email?: unknown;
  readonly roles?: unknown;
}

function changesOf(given: Credentials, stored: Credentials = {}): AccountChange[] {
  const changes: AccountChange[] = [];
  if (given.password) changes.push('password');
  for (const field of ['email', 'roles'] as const) {
    if (given[field] !== undefined && plain(given[field]) !== plain(stored[field])) changes.push(field);
  }
  return changes;
}

/** A form sends an empty address, and roles in any order. */
function plain(value: unknown): string {
  return Array.isArray(value)
    ? value.toSorted().join()
    : String(value ?? '')
        .trim()
        .toLowerCase();
}

const slugOf = ({ slug }: { slug: string }) => (slug === 'users' ? 'users' : 'admins');
