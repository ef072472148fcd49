import { byRole, hiddenUnless } from '#cms/access/roles';
import { service } from '#cms/start/services';
import type { CollectionConfig } from 'payload';
import { proofField, requireProof, tellOwner } from '../guard-account.ts';
import { deletePhotosBy } from '../place-photos/delete-photos.ts';
import { requireSoundCredentials } from '../require-sound-credentials.ts';

const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/** Diners. They register on the site, never in the panel, and have a separate session cookie. */
export const users: CollectionConfig = {
  slug: 'users',
  admin: {
    group: 'People',
    useAsTitle: 'username',
    defaultColumns: ['username', 'createdAt'],
    hidden: hiddenUnless(),
  },
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: false },
    // Sign-in attempts are throttled (calls/sign-in-throttle.ts); a lock would let strangers lock people out.
    maxLoginAttempts: 0,
    tokenExpiration: THIRTY_DAYS_S,
    cookies: { sameSite: 'Lax', secure: service('runtime').secureCookies },
  },
  access: {
    admin: () => false,
    create: byRole('admin'),
    read: byRole('admin'),
    update: byRole('admin'),
    delete: byRole('admin'),
  },
  hooks: {
    beforeValidate: [requireSoundCredentials, requireProof],
    afterChange: [tellOwner],
    beforeDelete: [deletePhotosBy('review.user')],
  },
  // `email`, a field of Payload's, is set once its owner has opened the link sent to it.
  fields: [
    proofField,
    { name: 'pendingEmail', type: 'email', admin: { readOnly: true } },
    { name: 'pendingEmailToken', type: 'text', hidden: true },
    { name: 'pendingEmailExpiration', type: 'date', hidden: true },
  ],
};
