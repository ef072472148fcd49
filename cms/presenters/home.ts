import type { HomePage, HomeSection, Question, Teaser } from '#contract/pages';
import { siteOrWebUrl } from '#domain/addresses/links';
import { pathOf } from '#domain/addresses/site-pages';
import { longDate, monthText } from '#domain/calendar/date-texts';
import { countText } from '#domain/words/quantities';
import * as texts from '#texts';
import type { GuideEntry } from '#domain/guides/guide-directory';
import type { Home, Story } from '../payload-types.ts';
import type { FilledSection, HomeLead } from '../queries/home-picks.ts';
import type { StoredGuide } from '../queries/guides.ts';
import type { RestaurantDoc } from '../queries/restaurant-doc.ts';
import { presentGuideCard } from './guide.ts';
import { presentPicture } from './picture.ts';
import { presentRestaurant } from './restaurant.ts';
import { presentStoryCard } from './story.ts';

type Fixed = Extract<FilledSection, { kind: 'fixed' }>['section'];

/** `minutesOf` returns the reading time of a story's text. Empty sections are omitted. */
export function presentSections(
  sections: readonly FilledSection[],
  { newsletterUrl, minutesOf }: { newsletterUrl: string; minutesOf: (body: unknown) => number },
): HomeSection[] {
  return sections.flatMap((filled): HomeSection[] => {
    if (filled.kind === 'fixed') return [presentFixed(filled.section, newsletterUrl)];
    if (filled.docs.length === 0) return [];
    const { heading } = filled.section;
    switch (filled.kind) {
      case 'stories': {
        const teasers = filled.docs.map((story) => presentStoryTeaser(story, minutesOf(story.body)));
        return [{ kind: 'stories', heading, teasers }];
      }
      case 'guides':
        return [{ kind: 'guides', heading, teasers: filled.docs.map(presentGuideTeaser) }];
      case 'places': {
        const text = filled.section.text?.trim() || null;
        return [{ kind: 'places', heading, text, restaurants: filled.docs.map(presentRestaurant) }];
      }
    }
  });
}

/** Leads to the places that are open on a coming holiday. */
export function presentHoliday({ name, count }: { name: string; count: number }): HomeSection {
  const link = {
    label: texts.homeSections.openOnLink(),
    to: `/?q=${encodeURIComponent(`open on ${name}`)}`,
  };
  const text = texts.homeSections.openOnText({ count, name });
  return { kind: 'band', heading: texts.homeSections.openOn({ name }), text, link };
}

/**
 * What stands at the top of the page; what no editor has set is left out. An editor's headline may name the number of
 * places, as `{count}`.
 */
export function presentHero(
  { headline, subtitle, picture }: Home,
  { count, lead, minutesOf }: { count: number; lead: HomeLead | null; minutesOf: (body: unknown) => number },
): Pick<HomePage, 'count' | 'headline' | 'subtitle' | 'lead' | 'picture'> {
  const shown = presentPicture(picture, 'card');
  const teaser =
    lead?.kind === 'story'
      ? presentStoryTeaser(lead.doc, minutesOf(lead.doc.body))
      : lead && presentPlaceTeaser(lead.doc);
  const own = headline?.trim().replace('{count}', countText(count));
  return {
    count,
    ...(own && { headline: own }),
    subtitle,
    ...(teaser ? { lead: { ...teaser, image: shown ?? teaser.image } } : shown && { picture: shown }),
  };
}

export function presentQuestions(home: Home): Question[] {
  return (home.faq ?? []).map(({ question, answer }) => ({ question, answer }));
}

function presentFixed(section: Fixed, newsletterUrl: string): HomeSection {
  switch (section.blockType) {
    case 'notice':
      return presentBand(section, presentLink(section));
    case 'quiz':
      return presentBand(section, { label: 'Take the Quiz', to: '/quiz' });
    case 'newsletter':
      return presentBand(section, { label: 'Get the Newsletter', to: newsletterUrl });
    default:
      return { kind: section.blockType };
  }
}

export function presentStoryTeaser(story: Story, minutes: number): Teaser {
  const { slug, title, description, publishDate, readMinutes, coverCuisine } = presentStoryCard(
    story,
    minutes,
  );
  const image = presentPicture(story.image, 'card');
  return {
    path: pathOf.story(slug),
    title,
    summary: description,
    // The separator stays on the line of what it follows.
    note: `${longDate(publishDate)}\u00A0· ${texts.home.minutesRead({ minutes: readMinutes })}`,
    image,
    coverCuisine,
  };
}

export function presentPlaceTeaser(doc: RestaurantDoc): Teaser {
  const { id, name, description, category, neighborhood, isNew, imageUrl } = presentRestaurant(doc);
  const opened = isNew && doc.openedOn && texts.place.opened({ month: monthText(doc.openedOn.slice(0, 7)) });
  return {
    path: pathOf.restaurant(id),
    title: name,
    summary: description,
    note: [opened, category, neighborhood].filter(Boolean).join('\u00A0· '),
    // Nothing is loaded from another host.
    image: {
      url: imageUrl.startsWith('/') ? imageUrl : `/covers/${id}.svg`,
      alt: '',
      width: 800,
      height: 600,
    },
    coverCuisine: category,
  };
}

export function presentGuideTeaser(guide: GuideEntry<StoredGuide>): Teaser {
  const { slug, title, description, publishDate, cuisine } = presentGuideCard(guide);
  return {
    path: pathOf.guide(slug),
    title,
    summary: description,
    note: longDate(publishDate),
    image: presentPicture(guide.settings?.image, 'card'),
    coverCuisine: cuisine ?? '',
  };
}

function presentBand(
  { heading, text }: { heading: string; text?: string | null },
  link: { label: string; to: string } | null,
): HomeSection {
  return { kind: 'band', heading, text: text?.trim() || null, link };
}

function presentLink({
  linkLabel,
  linkTo,
}: Extract<Fixed, { blockType: 'notice' }>): { label: string; to: string } | null {
  const to = linkTo ? siteOrWebUrl(linkTo) : null;
  return to && linkLabel ? { label: linkLabel, to } : null;
}
