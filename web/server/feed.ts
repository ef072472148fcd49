import { region } from '#city';
import type { GuidesPage, StoriesPage } from '#contract/editorial';
import type { NewsletterPage } from '#contract/newsletter-issues';
import type { Site } from '#contract/pages';
import type { Restaurant } from '#contract/restaurants';
import { pathOf } from '#domain/addresses/site-pages';
import { compareNames } from '#domain/places/rated';
import { withoutControlCharacters } from '#domain/words/characters';
import { escapeMarkup } from '#domain/words/escape-markup';
import { whereIn } from '#domain/words/name-words';
import * as texts from '#texts';
import { Feed } from 'feed';

const MAX_ITEMS = 50;

interface FeedContents {
  readonly siteUrl: string;
  readonly site: Pick<Site, 'name' | 'publication' | 'tagline'>;
  readonly stories: StoriesPage;
  readonly guides: GuidesPage;
  readonly openings: readonly (Pick<
    Restaurant,
    'id' | 'name' | 'description' | 'category' | 'neighborhood'
  > & {
    readonly openedOn: string;
  })[];
}

interface Entry {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly category: string;
  readonly day: string;
}

/** Stories, guides and openings as RSS, newest first (decisions §2, §3). */
export function feedXml({ siteUrl, site, stories, guides, openings }: FeedContents): string {
  const entries = [...storyEntries(stories), ...guideEntries(guides), ...openings.map(openingEntry)];
  return writeFeed(entries, { siteUrl, site, path: '/', feedPath: '/feed.xml', title: site.name });
}

/** The issues of the newsletter as RSS, newest first. */
export function newsletterFeedXml({
  siteUrl,
  site,
  issues,
}: Pick<FeedContents, 'siteUrl' | 'site'> & NewsletterPage): string {
  const entries = issues.map(({ slug, subject, preheader, day }) => ({
    title: subject,
    description: preheader,
    path: pathOf.issue(slug),
    category: texts.pages.newsletter(),
    day,
  }));
  const title = `${site.name}: ${texts.pages.newsletter()}`;
  return writeFeed(entries, { siteUrl, site, path: '/newsletter', feedPath: '/newsletter/feed.xml', title });
}

interface FeedHead extends Pick<FeedContents, 'siteUrl' | 'site'> {
  /** The page whose news it tells, and its own path. */
  readonly path: string;
  readonly feedPath: string;
  readonly title: string;
}

function writeFeed(all: readonly Entry[], { siteUrl, site, path, feedPath, title }: FeedHead): string {
  const entries = all
    .toSorted((a, b) => b.day.localeCompare(a.day) || compareNames(a.title, b.title))
    .slice(0, MAX_ITEMS);
  const [newest] = entries;
  const feed = new Feed({
    id: siteUrl + path,
    link: siteUrl + path,
    title,
    description: site.tagline,
    language: region.language,
    copyright: site.publication,
    // By default `updated` is the current time, so the feed would change every second and never stay cached.
    ...(newest && { updated: noonOf(newest.day) }),
    feedLinks: { rss: siteUrl + feedPath },
  });
  for (const { title: name, description, path: to, category, day } of entries) {
    const link = siteUrl + to;
    feed.addItem({
      id: link,
      link,
      // Both go into CDATA, of which the library escapes only the first end.
      title: name.replaceAll(']]>', ']] >'),
      // Readers take a description for HTML, but ours is plain text.
      description: escapeMarkup(description),
      category: [{ name: category }],
      date: noonOf(day),
    });
  }
  // One control character in a title makes the whole feed unparsable.
  return withoutControlCharacters(feed.rss2());
}

function storyEntries({ featured, stories }: StoriesPage): Entry[] {
  return [...(featured ? [featured] : []), ...stories].map((story) => ({
    title: story.title,
    description: story.description,
    path: pathOf.story(story.slug),
    category: story.category,
    day: story.publishDate,
  }));
}

function guideEntries({ groups }: GuidesPage): Entry[] {
  return groups.flatMap(({ category, guides }) =>
    guides.map((guide) => ({
      title: guide.title,
      description: guide.description,
      path: pathOf.guide(guide.slug),
      category,
      day: guide.publishDate,
    })),
  );
}

function openingEntry({ id, openedOn, description, ...place }: FeedContents['openings'][number]): Entry {
  return {
    title: texts.feed.opened({ name: place.name, where: whereIn(place.neighborhood) }),
    description,
    path: pathOf.restaurant(id),
    category: place.category,
    day: openedOn,
  };
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
