import { region } from '#city';
import { findDelivery } from '#cms/ad-delivery/find-delivery';
import { stateText } from '#domain/ads/ad-run';
import { storedDay } from '#domain/calendar/stored-day';
import { APIError, type CollectionBeforeDeleteHook, type Field, type FieldHook } from 'payload';
import type { Ad } from '#cms/payload-types';
import { writtenBySite } from '../field-parts.ts';

const DAY = { pickerAppearance: 'dayOnly', displayFormat: 'MMMM d, yyyy' } as const;
const MOST = 100_000_000;

/** A draft becomes a flight when it is first switched on; afterwards, off means paused. */
const noteRelease: FieldHook = ({ value, siblingData, data }) =>
  value ?? ((data?.isActive ?? siblingData.isActive) ? new Date().toISOString() : null);

/** What was delivered for a campaign is owed, and in its report: such a flight stays, in the trash if need be. */
export const keepDelivered: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req }) => {
  const found = await req.payload.findByID({ collection: slug, id, depth: 0, trash: true, req });
  const { campaign, releasedAt } = found as Ad;
  if (!campaign || !releasedAt) return;
  const text = 'Its campaign’s reports and invoices need its numbers. Move it to the trash instead.';
  throw new APIError(text, 409, null, true);
};

/** A copy is told from its original. */
export const NAME_OF_COPY = {
  beforeDuplicate: [({ value }: { value?: unknown }) => `${String(value).slice(0, 190)}, copy`],
};

/** Not `required`: the column must become null when its picture is deleted. */
export const requiredPicture = (): Field => ({
  name: 'image',
  type: 'upload',
  relationTo: 'ad-images',
  validate: (value: unknown) => Boolean(value) || 'Upload a picture.',
  admin: { components: { Label: '/admin-panel/desk/required-label.tsx#RequiredLabel' } },
});

/** A copy begins as a draft. */
const ofCopy = (value: false | null) => ({ beforeDuplicate: [(): false | null => value] });

interface FlightKind {
  readonly subject: 'ad' | 'featured';
  /** What its clicks are called. */
  readonly clicks: string;
}

/** The same words as on the dashboard; blank until a new one is known, moments after it is saved. */
const readState =
  (subject: FlightKind['subject']): FieldHook =>
  async ({ data, req }) => {
    const { find } = await findDelivery(req.payload.db.pool);
    const flight = typeof data?.id === 'number' ? find(subject, data.id) : undefined;
    return flight ? stateText(flight) : null;
  };

/**
 * What makes an ad or a featured business a flight: the campaign that pays for it, its switch, its days, and its goal.
 * Without a goal it has an equal share, by its weight.
 */
export function flightFields({ subject, clicks }: FlightKind): Field[] {
  return [
    {
      name: 'state',
      type: 'text',
      virtual: true,
      hooks: { afterRead: [readState(subject)] },
      admin: {
        position: 'sidebar',
        components: { Field: '/admin-panel/ads/flight-state.tsx#FlightState' },
        condition: (_, __, { operation }) => operation !== 'create',
      },
    },
    {
      name: 'campaign',
      type: 'relationship',
      relationTo: 'campaigns',
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'isActive',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      hooks: ofCopy(false),
      admin: { position: 'sidebar' },
    },
    ...days,
    ...goalFields(clicks),
    writtenBySite({
      name: 'releasedAt',
      type: 'date',
      hooks: { beforeChange: [noteRelease], ...ofCopy(null) },
      admin: { hidden: true },
    }),
  ];
}

const days: Field[] = [
  {
    name: 'startDate',
    type: 'date',
    admin: { position: 'sidebar', date: DAY, description: () => `${region.name} time.` },
  },
  { name: 'endDate', type: 'date', validate: checkLastDay, admin: { position: 'sidebar', date: DAY } },
];

const goalFields = (clicks: string): Field[] => [
  {
    name: 'goalKind',
    type: 'select',
    defaultValue: 'none',
    options: [
      { value: 'none', label: 'None: an equal share' },
      { value: 'impressions', label: 'Impressions' },
      { value: 'clicks', label: clicks },
    ],
    admin: { position: 'sidebar', isClearable: false },
  },
  {
    name: 'goal',
    type: 'number',
    min: 1,
    max: MOST,
    validate: (value: number | null | undefined, { siblingData }: { siblingData: { goalKind?: unknown } }) =>
      !hasGoal(siblingData) ||
      (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST) ||
      'Give the goal as a whole number.',
    admin: { position: 'sidebar', step: 1, condition: (data) => hasGoal(data) },
  },
];

const hasGoal = ({ goalKind }: { goalKind?: unknown }) => goalKind === 'impressions' || goalKind === 'clicks';

type DateValue = Date | string | null | undefined;

/** Rejects a flight that ends before it starts, and one that has a goal but no day to reach it by. */
function checkLastDay(
  endDate: DateValue,
  { siblingData }: { siblingData: { startDate?: DateValue; goalKind?: unknown } },
): true | string {
  if (!endDate) return !hasGoal(siblingData) || 'A goal needs a last day.';
  const { startDate } = siblingData;
  return !startDate || storedDay(endDate) >= storedDay(startDate) || 'The last day is before the first one.';
}
