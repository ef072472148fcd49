import { byNobody, byRole, hiddenUnless } from '#cms/access/roles';
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type Field,
  type SelectFieldSingleValidation,
} from 'payload';
import { service } from '../../start/services.ts';

/** Only the person can resubscribe: neither staff nor a job may re-add an address that unsubscribed (decisions §10). */
const NO_WAY_BACK = 'Only the person can sign up again, with a form of the site.';

const leaveWaysBackToPerson: SelectFieldSingleValidation = (value, { previousValue }) =>
  previousValue !== 'unsubscribed' || value === 'unsubscribed' || NO_WAY_BACK;

/** Prevents deletion until the provider knows: it would keep mailing an address that we no longer have. */
const keepUntilProviderKnows: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!service('newsletter').hasProvider) return;
  const { status, delivery, attempts } = await req.payload.findByID({ collection: 'subscribers', id, req });
  if (attempts === 0 && delivery === 'pending') return;
  if (status === 'unsubscribed' && delivery === 'delivered') return;
  throw new APIError(
    'Set the status to unsubscribed first, and delete the address when the mailing service has been told.',
    409,
    undefined,
    true,
  );
};

/**
 * Newsletter subscribers, their consent, and whether the list provider is up to date. Written by the site's
 * forms; the delivery fields belong to `cms/newsletter`, which works directly on this table.
 */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  admin: {
    group: 'Newsletter',
    useAsTitle: 'email',
    defaultColumns: ['email', 'source', 'status', 'delivery', 'createdAt'],
    hidden: hiddenUnless('editor'),
  },
  access: { create: byNobody, read: byRole('editor'), update: byRole('admin'), delete: byRole('admin') },
  defaultSort: '-createdAt',
  hooks: {
    beforeDelete: [keepUntilProviderKnows],
    afterChange: [() => service('newsletter').wake()],
  },
  fields: [
    { name: 'email', type: 'text', required: true, unique: true, maxLength: 254, access: written() },
    { name: 'source', type: 'text', required: true, maxLength: 40, index: true, access: written() },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'subscribed',
      index: true,
      options: [
        { value: 'subscribed', label: 'Subscribed' },
        { value: 'unsubscribed', label: 'Unsubscribed' },
      ],
      validate: leaveWaysBackToPerson,
    },
    {
      name: 'consentText',
      label: 'What they agreed to',
      type: 'textarea',
      required: true,
      access: written(),
    },
    { name: 'consentedAt', label: 'Agreed', type: 'date', required: true, access: written() },
    { name: 'unsubscribedAt', label: 'Left', type: 'date', access: written() },
    ...deliveryFields(),
  ],
};

function deliveryFields(): Field[] {
  return [
    {
      name: 'delivery',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      admin: { position: 'sidebar', description: 'Whether the mailing service has the status yet.' },
      options: [
        { value: 'pending', label: 'Waiting' },
        { value: 'delivered', label: 'Delivered' },
        { value: 'failed', label: 'Failed' },
      ],
      access: written(),
    },
    sidebar({ name: 'attempts', type: 'number', required: true, defaultValue: 0 }),
    sidebar({ name: 'nextAttemptAt', label: 'Next attempt', type: 'date', required: true }),
    sidebar({ name: 'lastError', label: 'Last error', type: 'text' }),
    sidebar({ name: 'deliveredAt', label: 'Delivered', type: 'date' }),
    sidebar({ name: 'providerId', label: 'Number at the mailing service', type: 'number' }),
  ];
}

/** Written by the site, read-only for staff. */
function written() {
  return { create: byNobody, update: byNobody };
}

function sidebar(field: Field): Field {
  // Spreading a union of field types widens it; all fields used above have `admin` and `access`.
  return { ...field, admin: { position: 'sidebar' }, access: written() } as Field;
}
