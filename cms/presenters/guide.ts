import { guideCardSchema, type GuideCard, type GuidePage } from '#contract/editorial';
import type { GuideEntry } from '#domain/guides/guide-directory';
import { collectionReason, standingReason } from '#domain/guides/guide-reasons';
import type { StoredGuide } from '../queries/guides.ts';
import type { RecordOf } from '../queries/name-records.ts';
import type { RestaurantDoc } from '../queries/restaurant-doc.ts';
import type { RankedPlace } from '../queries/restaurants.ts';
import { presentByline } from './author.ts';
import { namedBy } from './named-by.ts';
import { presentCreditedPicture, presentPicture, presentSharing } from './picture.ts';
import { presentRestaurant } from './restaurant.ts';

type Entry = GuideEntry<StoredGuide>;

const onCards = namedBy<GuideCard>(guideCardSchema);

export function presentGuideCard(guide: Entry): GuideCard {
  const image = presentPicture(guide.settings?.image, 'hero');
  return onCards({ ...guide, plural: guide.words.plural, image });
}

interface Known {
  readonly places: readonly RestaurantDoc[];
  /** All places of the guide's neighborhood or cuisine, best first. */
  readonly ranked: readonly RankedPlace[];
  readonly recordOf: RecordOf;
  readonly hiddenCategories: readonly string[];
}

export function presentGuide(
  guide: Entry,
  { places, ranked, recordOf, hiddenCategories }: Known,
  rest: Pick<GuidePage, 'canonicalSlug' | 'body' | 'intro' | 'isPreview'>,
): GuidePage {
  return {
    ...presentGuideCard(guide),
    ...presentSharing(guide.settings ?? {}),
    image: presentCreditedPicture(guide.settings?.image, 'hero'),
    ...rest,
    authors: presentByline(guide.settings?.authors),
    updatedAt: guide.settings?.updatedAt ?? null,
    restaurants: places.map((doc) => {
      const place = presentRestaurant(doc);
      const { openingHours } = place;
      return {
        ...place,
        note: guide.settings?.notes.get(doc.id) ?? null,
        reason: guide.rule
          ? collectionReason(guide.rule, guide.settings?.own, { ...doc, openingHours })
          : standingReason(doc, ranked, recordOf),
        hasCuisinePage: !hiddenCategories.includes(doc.category),
      };
    }),
  };
}
