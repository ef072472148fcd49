import { byAnyStaff, byRole, byRoleField, hasRole, hiddenUnless, isStaff } from '#cms/access/roles';
import { ADMIN_ROLES, type AdminRole } from '#domain/people/staff-roles';
import { service } from '#cms/start/services';
import type { CollectionConfig, CollectionBeforeLoginHook } from 'payload';
import { proofField, requireProof, tellOwner } from '../guard-account.ts';
import { requireSoundCredentials } from '../require-sound-credentials.ts';
import { takeSecondStep } from '#cms/commands/second-factor';

/** Context that a sign-in and the hooks of `admins` pass to each other. */
declare module 'payload' {
  interface RequestContext {
    secondFactorCode?: string | undefined;
    recoveryCodes?: string[] | undefined;
  }
}

/** Requires the second step before any staff session starts, however the sign-in was made. */
const requireSecondStep: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  context.recoveryCodes = await takeSecondStep(req, user, context.secondFactorCode);
};

const ROLE_LABELS: Record<AdminRole, string> = {
  admin: 'Admin: everything',
  editor: 'Editor: stories, guides, awards, home, pictures',
  ads: 'Ads: ads, featured businesses and their numbers',
  data: 'Data: restaurants, imports, listing rules, search',
};

/** Staff: editors, ad admins, data staff. Signing in here opens the panel and the ad dashboard. */
export const admins: CollectionConfig = {
  slug: 'admins',
  admin: {
    group: 'People',
    useAsTitle: 'username',
    defaultColumns: ['username', 'roles', 'updatedAt'],
    hidden: hiddenUnless(),
  },
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: false },
    // Sign-in attempts are throttled (calls/sign-in-throttle.ts); a lock would let strangers lock people out.
    maxLoginAttempts: 0,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax', secure: service('runtime').secureCookies },
  },
  access: {
    admin: ({ req }) => isStaff(req.user),
    create: byRole('admin'),
    read: byAnyStaff,
    update: ({ req }) => {
      if (hasRole(req.user, 'admin')) return true;
      return isStaff(req.user) && req.user ? { id: { equals: req.user.id } } : false;
    },
    // Only by the call `deleteStaff`, which asks for a proof.
    delete: () => false,
  },
  hooks: {
    beforeLogin: [requireSecondStep],
    beforeValidate: [requireSoundCredentials, requireProof],
    afterChange: [tellOwner],
  },
  fields: [
    {
      // Payload hides it where nobody signs in with it.
      name: 'email',
      type: 'email',
      admin: { components: { Field: '@payloadcms/ui#EmailField' } },
    },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['editor'],
      saveToJWT: true,
      access: { create: byRoleField('admin'), update: byRoleField('admin') },
      options: ADMIN_ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
    },
    proofField,
    {
      name: 'secondFactor',
      type: 'ui',
      admin: {
        components: { Field: '/admin-panel/second-factor/second-factor-field.tsx#SecondFactorField' },
      },
    },
  ],
};
