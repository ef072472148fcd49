import { byNobody, byRole, hiddenUnless } from '#cms/access/roles';
import type { Subscriber } from '#cms/payload-types';
import { SIGN_UP_PLACE_MAX_LENGTH } from '#domain/people/newsletter-words';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type FieldHook,
  type SelectFieldSingleValidation,
} from 'payload';
import { unsubscribeUrl } from '../../newsletter/mailed-token.ts';
import { service } from '../../start/services.ts';
import { optionsOf, written, writtenBySite } from '../field-parts.ts';

/** Only the person can resubscribe: neither staff nor a job may re-add an address that unsubscribed (decisions §10). */
const NO_WAY_BACK = 'Only the person can sign up again, with a form of the site.';

const leaveWaysBackToPerson: SelectFieldSingleValidation = (value, { previousValue }) =>
  value === 'unsubscribed' || value === previousValue || previousValue === undefined || NO_WAY_BACK;

/** Prevents deletion until the provider knows: it would keep mailing an address that we no longer have. */
const keepUntilProviderKnows: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!service('newsletter').hasProvider) return;
  const { status, delivery, attempts } = await req.payload.findByID({ collection: 'subscribers', id, req });
  if (status === 'unconfirmed' || (attempts === 0 && delivery === 'pending')) return;
  if (status === 'unsubscribed' && delivery === 'delivered') return;
  throw new APIError(
    'Set the status to unsubscribed first, and delete the address when the mailing service has been told.',
    409,
    undefined,
    true,
  );
};

/** “Waiting” in place of “Failed” tries the delivery again. Otherwise the delivery is the site’s to change. */
const retryFailed: CollectionBeforeChangeHook<Subscriber> = ({ data, operation, originalDoc }) => {
  if (operation === 'create') return data;
  const isRetry = originalDoc?.delivery === 'failed' && data.delivery === 'pending';
  return isRetry
    ? { ...data, attempts: 1, nextAttemptAt: new Date().toISOString() }
    : { ...data, delivery: originalDoc?.delivery };
};

const DELIVERIES = { pending: 'Waiting', delivered: 'Delivered', failed: 'Failed' };

/** Without a mailing service, nobody but who is to confirm is told of anything. */
const isTold = ({ status }: Partial<Subscriber>) =>
  status === 'unconfirmed' || service('newsletter').hasProvider;

const sayDelivery: FieldHook<Subscriber> = ({ data }) => {
  if (!data?.delivery) return null;
  return data.delivery === 'pending' && !isTold(data) ? 'On our list' : DELIVERIES[data.delivery];
};

/** For the list's CSV, which another mailing service may need. */
const linkToLeave: FieldHook<Subscriber> = ({ data, req: { payload } }) =>
  data?.id !== undefined && data.email
    ? unsubscribeUrl(payload.secret, { id: data.id, email: data.email })
    : null;

/**
 * Newsletter subscribers, their consent, and whether the list provider is up to date. Written by the site's
 * forms; the delivery fields belong to `cms/newsletter`, which works directly on this table.
 */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  admin: {
    group: 'Newsletter',
    useAsTitle: 'email',
    defaultColumns: ['email', 'source', 'status', 'told', 'lastError', 'createdAt'],
    hidden: hiddenUnless('editor'),
  },
  access: { create: byNobody, read: byRole('editor'), update: byRole('admin'), delete: byRole('admin') },
  defaultSort: '-createdAt',
  hooks: {
    beforeChange: [retryFailed],
    beforeDelete: [keepUntilProviderKnows],
    afterChange: [() => service('newsletter').wake()],
  },
  fields: [
    written({ name: 'email', type: 'text', required: true, unique: true, maxLength: 254 }),
    written({
      name: 'source',
      type: 'text',
      required: true,
      maxLength: SIGN_UP_PLACE_MAX_LENGTH,
      index: true,
      admin: { components: { Cell: '/admin-panel/desk/list-cells.tsx#SignUpPlaceCell' } },
    }),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'subscribed',
      index: true,
      options: optionsOf({
        unconfirmed: 'Not confirmed yet',
        subscribed: 'Subscribed',
        unsubscribed: 'Unsubscribed',
      }),
      validate: leaveWaysBackToPerson,
    },
    written({ name: 'consentText', type: 'textarea', required: true }),
    written({ name: 'consentedAt', type: 'date', required: true }),
    written({ name: 'confirmedAt', type: 'date' }),
    written({ name: 'unsubscribedAt', type: 'date' }),
    written({
      name: 'neighborhood',
      type: 'relationship',
      relationTo: 'neighborhoods',
    }),
    {
      name: 'delivery',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      admin: {
        position: 'sidebar',
        condition: isTold,
        disableListColumn: true,
      },
      options: optionsOf(DELIVERIES),
    },
    written({
      name: 'told',
      type: 'text',
      virtual: true,
      hooks: { afterRead: [sayDelivery] },
      admin: { condition: () => false, disableListFilter: true },
    }),
    writtenBySite({ name: 'attempts', type: 'number', required: true, defaultValue: 0 }),
    writtenBySite({ name: 'nextAttemptAt', type: 'date', required: true }),
    writtenBySite({ name: 'lastError', type: 'text' }),
    writtenBySite({ name: 'deliveredAt', type: 'date' }),
    written({
      name: 'unsubscribeUrl',
      type: 'text',
      virtual: true,
      admin: { readOnly: true, disableListFilter: true },
      hooks: { afterRead: [linkToLeave] },
    }),
    writtenBySite({
      name: 'asksToBeForgotten',
      type: 'checkbox',
      defaultValue: false,
    }),
    writtenBySite({ name: 'providerId', type: 'number' }),
  ],
};
