import { region } from '#city';
import type { GuidesPage, StoriesPage } from '#contract/editorial';
import type { Site } from '#contract/pages';
import type { Restaurant } from '#contract/restaurants';
import { guidePath, restaurantPath, storyPath } from '#domain/addresses/page-paths';
import { compareNames } from '#domain/places/rated';
import { withoutControlCharacters } from '#domain/words/control-characters';
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
  const entries = [...storyEntries(stories), ...guideEntries(guides), ...openings.map(openingEntry)]
    .sort((a, b) => b.day.localeCompare(a.day) || compareNames(a.title, b.title))
    .slice(0, MAX_ITEMS);
  const [newest] = entries;
  const feed = new Feed({
    id: `${siteUrl}/`,
    link: `${siteUrl}/`,
    title: site.name,
    description: site.tagline,
    language: region.language,
    copyright: site.publication,
    // By default `updated` is the current time, so the feed would change every second and never stay cached.
    ...(newest && { updated: noonOf(newest.day) }),
    feedLinks: { rss: `${siteUrl}/feed.xml` },
  });
  for (const { title, description, path, category, day } of entries) {
    const link = siteUrl + path;
    feed.addItem({
      id: link,
      link,
      // Both go into CDATA, of which the library escapes only the first end.
      title: title.replaceAll(']]>', ']] >'),
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
    path: storyPath(story.slug),
    category: story.category,
    day: story.publishDate,
  }));
}

function guideEntries({ groups }: GuidesPage): Entry[] {
  return groups.flatMap(({ category, guides }) =>
    guides.map((guide) => ({
      title: guide.title,
      description: guide.description,
      path: guidePath(guide.slug),
      category,
      day: guide.publishDate,
    })),
  );
}

function openingEntry({ id, openedOn, description, ...place }: FeedContents['openings'][number]): Entry {
  return {
    title: texts.feed.opened({ name: place.name, where: whereIn(place.neighborhood) }),
    description,
    path: restaurantPath(id),
    category: place.category,
    day: openedOn,
  };
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
