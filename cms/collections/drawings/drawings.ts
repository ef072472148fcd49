import { byNobody, byRole, hiddenUnless } from '#cms/access/roles';
import { WINNER_NAME_MAX_LENGTH } from '#domain/people/newsletter-words';
import type { CollectionConfig, Field } from 'payload';
import { row } from '../field-parts.ts';

/** A value of the draw, which nobody changes. */
function kept(field: Field): Field {
  return { ...field, access: { create: byNobody, update: byNobody } } as Field;
}

/**
 * The drawings of the monthly dinner, one a month: the hash of its seed from the month's first day, the rest once it is
 * drawn. Written by `cms/newsletter/drawing`; the codes of the entries are in the table `drawing_entries`.
 */
export const drawings: CollectionConfig = {
  slug: 'drawings',
  labels: { singular: 'Drawing', plural: 'Drawings' },
  admin: {
    group: 'Newsletter',
    useAsTitle: 'month',
    defaultColumns: ['month', 'entryCount', 'winnerName', 'drawnAt', 'toldAt'],
    description: 'The monthly dinner. Winners are drawn at the newsletter’s desk, once their month is over.',
    hidden: hiddenUnless('editor'),
  },
  access: { create: byNobody, read: byRole('editor'), update: byRole('editor'), delete: byNobody },
  defaultSort: '-month',
  fields: [
    kept({ name: 'month', type: 'text', required: true, unique: true }),
    {
      name: 'winnerName',
      label: 'Name of the winner, as readers see it',
      type: 'text',
      maxLength: WINNER_NAME_MAX_LENGTH,
      admin: { description: 'The winner writes it, or doesn’t agree to be named. Blank, nobody is named.' },
    },
    kept({
      name: 'winner',
      label: 'Subscriber who won',
      type: 'relationship',
      relationTo: 'subscribers',
    }),
    row(
      kept({ name: 'drawnAt', label: 'Drawn', type: 'date' }),
      kept({ name: 'drawnBy', label: 'Drawn by', type: 'text' }),
      kept({ name: 'toldAt', label: 'Winner told', type: 'date' }),
    ),
    kept({ name: 'entryCount', label: 'Entries', type: 'number' }),
    kept({ name: 'winningEntry', label: 'Winning entry', type: 'text' }),
    kept({ name: 'seedHash', label: 'Hash of the seed, published', type: 'text', required: true }),
    {
      name: 'seed',
      type: 'text',
      required: true,
      // Whoever knew it before the drawing could make an entry that wins.
      access: { create: byNobody, update: byNobody, read: ({ doc }) => Boolean(doc?.['drawnAt']) },
    },
  ],
};
