import { byNobody, byRole, hiddenUnless } from '#cms/access/roles';
import {
  COMMENT_MAX_LENGTH,
  COMMENT_MIN_LENGTH,
  REASON_MAX_LENGTH,
  REVIEW_STATUSES,
  type ReviewStatus,
} from '#contract/reviews';
import type { CollectionConfig } from 'payload';
import { deletePhotosBy } from '../place-photos/delete-photos.ts';
import { dayAsWords, row } from '../field-parts.ts';

const STATUS_LABELS: Record<ReviewStatus, string> = {
  pending: 'Waiting',
  approved: 'Approved: public',
  rejected: 'Rejected',
};

/** Staff approve or reject a review, but cannot edit its text. */
const asWritten = { update: byNobody };

/** Diners' reviews, written only on the site and public after approval by staff (decisions §5). */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  admin: {
    group: 'From readers',
    useAsTitle: 'comment',
    defaultColumns: ['comment', 'rating', 'restaurant', 'user', 'status', 'createdAt'],
    listSearchableFields: ['comment'],
    hidden: hiddenUnless('editor', 'data'),
  },
  access: {
    create: byNobody,
    read: byRole('editor', 'data'),
    update: byRole('editor', 'data'),
    delete: byRole('editor', 'data'),
  },
  defaultSort: '-createdAt',
  hooks: { beforeDelete: [deletePhotosBy('review')] },
  // One review per diner and place, also under concurrent requests.
  indexes: [{ fields: ['restaurant', 'user'], unique: true }],
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: REVIEW_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
      admin: { position: 'sidebar' },
    },
    { name: 'reason', type: 'text', maxLength: REASON_MAX_LENGTH, admin: { position: 'sidebar' } },
    row(
      {
        name: 'restaurant',
        type: 'relationship',
        relationTo: 'restaurants',
        required: true,
        index: true,
        access: asWritten,
      },
      {
        name: 'user',
        type: 'relationship',
        relationTo: 'users',
        required: true,
        index: true,
        access: asWritten,
        admin: {
          components: { Field: '/admin-panel/queue/diner.tsx#DinerField' },
        },
      },
    ),
    { name: 'rating', type: 'number', required: true, min: 1, max: 5, access: asWritten },
    {
      name: 'comment',
      type: 'textarea',
      required: true,
      minLength: COMMENT_MIN_LENGTH,
      maxLength: COMMENT_MAX_LENGTH,
      access: asWritten,
    },
    row(
      { name: 'checkinDate', type: 'text', maxLength: 10, access: asWritten, admin: dayAsWords },
      { name: 'isCheckedIn', type: 'checkbox', defaultValue: false, access: asWritten },
    ),
  ],
};
