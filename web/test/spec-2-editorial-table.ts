import { under, type SpecLine } from './spec-line.ts';

const TABLE = 'web/e2e/spec-2-table.spec.ts';
const JOURNEY = 'web/e2e/editorial.spec.ts';
const CALLS = 'web/server/editorial.int.test.ts';
const GUIDES = 'cms/domain/guide-directory.test.ts';

const STORIES = 'title, a featured story, a grid of others, and the way to one’s own';
const STORY_DATES = '${path}: Restaurant Spotlight, July 15, 2025, ${minutes} minutes';
const GUIDE_PAGE = '/blog/${slug}: title, date, intro, up to 15 places';
const THRESHOLDS = 'exist from five places and eight places on: card, page and sitemap agree (spec 2 §5)';
const TIMONIUM = 'spec 2 §2, Timonium: an article of 2025-04-06, then every restaurant there';
const AWARD = '/awards/${slug}: header, breadcrumb, facts, why, picture, congratulations';
const COPY = 'the embed code is selected and copied, and the button says so for two seconds';
const SITEMAP = 'spec 2 §2, sitemap: sections and limits';
const WIN = 'spec 2 §2, win-dinner: 100 dollars, monthly, one winner, free; three benefits';
const USUAL = 'without a word from an editor: thresholds, usual titles, usual dates';

/** Every text, limit and link that spec 2 gives for stories, guides, awards, giveaway and sitemap. */
export const SPEC_2_EDITORIAL: readonly SpecLine[] = [
  ...under('§2 guides blog', [
    [
      "'Baltimore Restaurant Blog', grouped by category, newest first",
      TABLE,
      'title, categories in their order, newest first, cards that link',
    ],
    ['A card leads to /blog/{slug}', TABLE, 'a card leads to its guide'],
  ]),
  ...under('§2 guide page', [
    ['Title, description, canonical, intro, at most 15 cards', TABLE, GUIDE_PAGE],
    [
      'Every listed element of a card',
      TABLE,
      'each place: image, name with link, price badge, stars with count, category, neighborhood, description, address',
    ],
    [
      'A chosen intro, the same all day',
      CALLS,
      'are opened by one of the usual intros until an editor writes one; pins, notes and exclusions count',
    ],
    ['Footer links', TABLE, 'footer links to neighborhoods, cuisines and the blog'],
    ["'Blog Post Not Found'", TABLE, 'Blog Post Not Found, with the status of it'],
  ]),
  ...under('§2 Timonium', [
    ['An article of 2025-04-06 and a grid', TABLE, TIMONIUM],
    [
      "'No Timonium restaurants found. Please try again later.'",
      CALLS,
      'of Timonium without a place say so (spec 2 §2)',
    ],
  ]),
  ...under('§2 stories', [
    ['Heading, featured story, grid, call to action', TABLE, STORIES],
    [
      'Every listed element of a card',
      TABLE,
      'each card has image, category badge, title, description, date, read time, location and button',
    ],
    ["The two stories in 'Restaurant Spotlight', July 15, 2025, 5 and 4 minutes", TABLE, STORY_DATES],
    [
      'Reading times are counted',
      CALLS,
      'is the spec’s: featured one first, reading times counted (spec 2 §2)',
    ],
  ]),
  ...under('§2 story article', [
    ['All head tags', TABLE, 'title, meta description, keywords, social tags and article type'],
    ["Breadcrumbs, body, 'Back to Local Businesses'", TABLE, 'breadcrumbs, body and the way back'],
    ["'Article Not Found'", TABLE, 'Article Not Found, with the status of it'],
  ]),
  ...under('§2 awards', [
    ['Header, breadcrumb, facts, why, picture, noindex', TABLE, AWARD],
    ['The long layout', TABLE, '/awards/${slug} is long: two steps, code, preview, help'],
    ['The short layout', TABLE, '/awards/empanada-lady is short: code and the way home'],
    [
      'The snippet',
      'cms/domain/award-snippet.test.ts',
      'the snippet links to the site around the picture, 200 wide (spec 2 §2, decisions §8)',
    ],
    ['Copy, toast, two seconds', JOURNEY, COPY],
    ['/awards', CALLS, 'the page about the programme is indexed and links to no badge page (decisions §2)'],
  ]),
  ...under('§2 win-dinner', [['Offer and benefits', TABLE, WIN]]),
  ...under('§2 sitemap', [
    ['Sections and limits', TABLE, SITEMAP],
    [
      'Static links without the statistics',
      JOURNEY,
      'sitemap: links stay when the statistics cannot be loaded (spec 2 §2)',
    ],
  ]),
  ...under('§4 copy button', [['Resets after 2 seconds', JOURNEY, COPY]]),
  ...under('§5', [
    ['Thresholds of 5 and 8', CALLS, THRESHOLDS],
    [
      'Thresholds on the blog',
      TABLE,
      'the thresholds: every neighborhood with 5, every cuisine with 8, no other (§5)',
    ],
    ['Collection filters', CALLS, 'of a collection are the six, each with places that fit'],
  ]),
  ...under('§6', [
    [
      'Badge pages are unlinked',
      CALLS,
      'the page about the programme is indexed and links to no badge page (decisions §2)',
    ],
  ]),
  ...under('§8', [
    ["'Copied to clipboard'", JOURNEY, COPY],
    ["'Blog Post Not Found'", TABLE, 'Blog Post Not Found, with the status of it'],
    ["'Article Not Found'", TABLE, 'Article Not Found, with the status of it'],
  ]),
  ...under('§9', [
    ['100 dollars a month, one winner', TABLE, WIN],
    ['20 neighborhoods, 20 cuisines, 10 guides of each', TABLE, SITEMAP],
    ['At most 15 places', CALLS, 'show at most fifteen places, the best rated first (spec 2 §9)'],
    ['Slugs, titles and dates of guides', GUIDES, USUAL],
    [
      'Embed width 200',
      'cms/domain/award-snippet.test.ts',
      'the snippet links to the site around the picture, 200 wide (spec 2 §2, decisions §8)',
    ],
  ]),
];
