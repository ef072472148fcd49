import type { ArticlePart, GuideCard, GuidePage } from '#contract/editorial';
import type { GuideEntry } from '#domain/guides/guide-directory';
import { collectionReason, standingReason } from '#domain/guides/guide-reasons';
import type { StoredGuide } from '../queries/guides.ts';
import type { WordsOf } from '../queries/name-words.ts';
import type { RestaurantDoc } from '../queries/restaurant-doc.ts';
import type { RankedPlace } from '../queries/restaurants.ts';
import { presentByline } from './author.ts';
import { presentCreditedPicture, presentPicture, presentSharing } from './picture.ts';
import { presentRestaurant } from './restaurant.ts';

type Entry = GuideEntry<StoredGuide>;

export function presentGuideCard(guide: Entry): GuideCard {
  return {
    slug: guide.slug,
    kind: guide.kind,
    title: guide.title,
    description: guide.description,
    category: guide.category,
    publishDate: guide.publishDate,
    neighborhood: guide.neighborhood,
    cuisine: guide.cuisine,
    plural: guide.words.plural,
    image: presentPicture(guide.settings?.image, 'hero'),
  };
}

export function presentGuide(
  guide: Entry,
  rest: {
    canonicalSlug: string;
    body: ArticlePart[];
    intro: string | null;
    places: RestaurantDoc[];
    /** All places of the guide's neighborhood or cuisine, best first. */
    ranked: readonly RankedPlace[];
    wordsOf: WordsOf;
    hiddenCategories: readonly string[];
    isPreview: boolean;
  },
): GuidePage {
  return {
    ...presentGuideCard(guide),
    ...presentSharing(guide.settings ?? {}),
    image: presentCreditedPicture(guide.settings?.image, 'hero'),
    canonicalSlug: rest.canonicalSlug,
    authors: presentByline(guide.settings?.authors),
    updatedAt: guide.settings?.updatedAt ?? null,
    body: rest.body,
    intro: rest.intro,
    restaurants: rest.places.map((doc) => {
      const place = presentRestaurant(doc);
      const { openingHours } = place;
      return {
        ...place,
        note: guide.settings?.notes.get(doc.id) ?? null,
        reason: guide.rule
          ? collectionReason(guide.rule, guide.settings?.own, { ...doc, openingHours })
          : standingReason(doc, rest.ranked, rest.wordsOf),
        hasCuisinePage: !rest.hiddenCategories.includes(doc.category),
      };
    }),
    isPreview: rest.isPreview,
  };
}
