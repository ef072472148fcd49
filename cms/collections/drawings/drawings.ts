import { byNobody, byRole, hiddenUnless } from '#cms/access/roles';
import { cityDay } from '#domain/calendar/city-time';
import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { drawMonth } from '../../commands/draw-month.ts';
import type { Drawing } from '../../payload-types.ts';
import { row, written } from '../field-parts.ts';

const drawTicked: CollectionBeforeChangeHook<Drawing> = async ({ data, originalDoc, req }) =>
  data.draws && originalDoc ? { ...data, draws: false, ...(await drawMonth(req, originalDoc)) } : data;

/**
 * The drawings of the monthly dinner, one a month: the hash of its seed from the month's first day, the rest once it is
 * drawn. Written by `cms/newsletter/drawing`; the codes of the entries are in the table `drawing_entries`.
 */
export const drawings: CollectionConfig = {
  slug: 'drawings',
  admin: {
    group: 'Newsletter',
    useAsTitle: 'month',
    defaultColumns: ['month', 'entryCount', 'winnerName', 'drawnAt', 'toldAt'],
    hidden: hiddenUnless('editor'),
  },
  access: { create: byNobody, read: byRole('editor'), update: byRole('editor'), delete: byNobody },
  defaultSort: '-month',
  hooks: { beforeChange: [drawTicked] },
  fields: [
    {
      name: 'draws',
      type: 'checkbox',
      virtual: true,
      admin: {
        // Payload makes virtual fields read-only by default.
        readOnly: false,
        condition: ({ drawnAt, month }) => !drawnAt && month < cityDay(new Date()).slice(0, 7),
      },
    },
    written({ name: 'month', type: 'text', required: true, unique: true }),
    { name: 'winnerName', type: 'text', maxLength: 60 },
    written({ name: 'winner', type: 'relationship', relationTo: 'subscribers' }),
    row(
      written({ name: 'drawnAt', type: 'date' }),
      written({ name: 'drawnBy', type: 'text' }),
      written({ name: 'toldAt', type: 'date' }),
    ),
    written({ name: 'entryCount', type: 'number' }),
    written({ name: 'winningEntry', type: 'text' }),
    written({ name: 'seedHash', type: 'text', required: true }),
    written({
      name: 'seed',
      type: 'text',
      required: true,
      // Whoever knew it before the drawing could make an entry that wins.
      access: { read: ({ doc }) => Boolean(doc?.['drawnAt']) },
    }),
  ],
};
