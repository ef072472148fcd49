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
    description: 'The monthly dinner. Open a month that is over to draw its winner.',
    hidden: hiddenUnless('editor'),
  },
  access: { create: byNobody, read: byRole('editor'), update: byRole('editor'), delete: byNobody },
  defaultSort: '-month',
  hooks: { beforeChange: [drawTicked] },
  fields: [
    {
      name: 'draws',
      label: 'Draw the winner when this is saved',
      type: 'checkbox',
      virtual: true,
      admin: {
        // Payload makes virtual fields read-only by default.
        readOnly: false,
        condition: ({ drawnAt, month }) => !drawnAt && month < cityDay(new Date()).slice(0, 7),
        description:
          'Everyone on the list who signed up by the month’s last day takes part. The seed, the entries and the winner are published, and we write to the winner within the hour. It can’t be repeated.',
      },
    },
    written({ name: 'month', type: 'text', required: true, unique: true }),
    {
      name: 'winnerName',
      label: 'Name of the winner, as readers see it',
      type: 'text',
      maxLength: 60,
      admin: {
        description: 'As the winner answers our mail. Without an answer leave it blank, and we name nobody.',
      },
    },
    written({ name: 'winner', label: 'Subscriber who won', type: 'relationship', relationTo: 'subscribers' }),
    row(
      written({ name: 'drawnAt', label: 'Drawn', type: 'date' }),
      written({ name: 'drawnBy', label: 'Drawn by', type: 'text' }),
      written({ name: 'toldAt', label: 'Winner told', type: 'date' }),
    ),
    written({ name: 'entryCount', label: 'Entries', type: 'number' }),
    written({ name: 'winningEntry', label: 'Winning entry', type: 'text' }),
    written({ name: 'seedHash', label: 'Hash of the seed, published', type: 'text', required: true }),
    written({
      name: 'seed',
      type: 'text',
      required: true,
      // Whoever knew it before the drawing could make an entry that wins.
      access: { read: ({ doc }) => Boolean(doc?.['drawnAt']) },
    }),
  ],
};
