import { under, type SpecLine } from './spec-line.ts';

const DIRECTORY = 'web/e2e/directory.spec.ts';
const HEAD = 'web/e2e/head.spec.ts';
const BROWSING = 'web/e2e/browsing.spec.ts';
const MENU = 'web/e2e/menu.spec.ts';
const FAQ = 'web/e2e/faq.spec.ts';
const MISSING = 'web/e2e/not-found.spec.ts';
const COUNTS = 'web/server/counts.int.test.ts';
const NEARBY = 'web/e2e/nearby.spec.ts';
const SEARCH = 'web/e2e/search.spec.ts';
const ADS = 'web/e2e/ads.spec.ts';
const TRACKING = 'web/server/tracking.int.test.ts';
const HOME_CUT = 'cms/domain/home-cut.test.ts';

const HEADER = 'the header links in this order, the newsletter to another site, Advertise beside them';
const FOOTER = 'the footer has an about text with a subscribe link, six neighborhoods and five cuisines';
const CARD = 'name, full address, phone, stars with value and count; no distance without a location';
const CUISINE_HEAD = 'headings with the number of its places, sorted by rating';
const NEIGHBORHOOD_HEAD =
  'heading with the number of its places, sorted by rating, an explaining text after them';
const OWN_HEAD = '${path} has its own title, description, canonical address and social tags, one of each';
const MISSING_PAGE = '${path} says that nothing is there, with status 404 and not for search engines';
const SLUG = '${slug} shows ${name} at its one address';
const NARROWS = 'narrows the tiles by any part of the name, in any case';
const NOT_FOUND_TERM = 'says what was not found, and leads back to all';
const SIX_QUESTIONS = '${path} asks six questions; one answer is open at a time, and closes again';
const SHOW_NEARBY = 'Show Nearby shows the 20 closest with their distance, Show Best Rated the six again';
const SPOTLIGHTS = 'two spotlights of July 15, 2025, with read times, then the way to all stories';
const TOP_CUISINES = 'the 16 cuisines with the most places, then the way to all (§9)';
const TOP_NEIGHBORHOODS = 'the 8 neighborhoods with the most places, then the way to all (§9)';

/**
 * Every text, limit and link that spec 1 gives for the directory's pages, with the test that asserts it.
 * `spec-1-table.test.ts` fails when an entry names a test that is not there.
 */
export const SPEC_1: readonly SpecLine[] = [
  ...under('§2 navigation', [
    ['Links /neighborhoods, /cuisines, /local-businesses, /blog (labelled Guides)', DIRECTORY, HEADER],
    ['An external newsletter link', DIRECTORY, HEADER],
    ['An Advertise button that opens an external form', DIRECTORY, HEADER],
    ['Advertise is desktop-only', DIRECTORY, 'Advertise is for desktops only'],
    [
      'A bottom drawer titled Menu on small screens',
      MENU,
      'the menu opens from below, is titled Menu and holds the links of the header',
    ],
    ['It closes when a link is chosen', MENU, 'choosing a link closes it and goes there'],
  ]),
  ...under('§2 footer', [
    ['An about text with a newsletter subscribe link', DIRECTORY, FOOTER],
    ['Six popular neighborhoods: harbor-east to glen-burnie', DIRECTORY, FOOTER],
    ['Five cuisines, asian labelled Asian Fusion', DIRECTORY, FOOTER],
    ['Links to /about, /sitemap and /sitemap.xml', DIRECTORY, FOOTER],
    [
      'All of them lead somewhere',
      DIRECTORY,
      'every link of the footer to a neighborhood or cuisine leads to its page',
    ],
  ]),
  ...under('§2 home', [
    [
      "'Top {count} Restaurants in Baltimore'",
      DIRECTORY,
      'the headline counts all listed places, the subtitle invites',
    ],
    [
      "'Discover the best places to eat near you'",
      DIRECTORY,
      'the headline counts all listed places, the subtitle invites',
    ],
    ['The sections in their order', DIRECTORY, 'the sections come in their order'],
    ["Search box, placeholder 'Search restaurants...'", SEARCH, 'the list follows what is typed'],
    ["'Show Nearby' / 'Show Best Rated'", NEARBY, SHOW_NEARBY],
    ["The heading becomes 'Restaurants Near You' in nearby mode", NEARBY, SHOW_NEARBY],
    ["'Featured Restaurants'", DIRECTORY, 'six featured restaurants, best score first (§9)'],
    ["'Local Business News' with two spotlight articles", DIRECTORY, SPOTLIGHTS],
    ['Dated July 15, 2025, read times 5 and 4 minutes', DIRECTORY, SPOTLIGHTS],
    ['/local-businesses/sotto-sopra-mount-vernon-italian-gem', DIRECTORY, SPOTLIGHTS],
    ['/local-businesses/amoora-downtown-baltimore-lebanese-kofta', DIRECTORY, SPOTLIGHTS],
    ["'View All Local Business Stories' to /local-businesses", DIRECTORY, SPOTLIGHTS],
    ["'All Cuisines in Baltimore' with 'View All Cuisines' to /cuisines", DIRECTORY, TOP_CUISINES],
    [
      "'All Baltimore Neighborhoods' with 'View All Neighborhoods' to /neighborhoods",
      DIRECTORY,
      TOP_NEIGHBORHOODS,
    ],
    ["'Frequently Asked Questions': six items", FAQ, SIX_QUESTIONS],
    ['One open at a time, collapsible', FAQ, SIX_QUESTIONS],
  ]),
  ...under('§2 restaurant card', [
    ["'Local Favorite' badge", DIRECTORY, 'Local Favorite marks those that are'],
    ['Name, full address, phone if present', DIRECTORY, CARD],
    ["Star rating with value and '(review count)'", DIRECTORY, CARD],
    ["'{n} miles away', one decimal", 'cms/domain/headings.test.ts', '%s'],
    [
      "'Visit Website' in a new tab, only for a valid http or https URL",
      DIRECTORY,
      'Visit Website opens a new tab, and stands only where the website is a valid http or https URL',
    ],
  ]),
  ...under('§2 cuisine and neighborhood cards', [
    ["Name, '{count} restaurants', 'View Restaurants'", DIRECTORY, TOP_CUISINES],
    ['Neighborhoods alike', DIRECTORY, TOP_NEIGHBORHOODS],
    ['The count is the number of places behind it', COUNTS, 'for the cards that lead there'],
  ]),
  ...under('§2 star rating', [
    ['Five stars, a half one from .5 on', 'cms/domain/stars.test.ts', 'a rating of %d shows %s'],
  ]),
  ...under('§2 all cuisines', [
    ["'All Cuisines in Baltimore'", DIRECTORY, 'heading, subtitle and an alphabetical grid with counts'],
    [
      "'Browse restaurants by cuisine type, sorted alphabetically'",
      DIRECTORY,
      'heading, subtitle and an alphabetical grid with counts',
    ],
    ["'Search cuisines...' by case-insensitive substring", BROWSING, NARROWS],
    ['\'No cuisines found matching "{term}"\'', BROWSING, NOT_FOUND_TERM],
    [
      'Hidden categories do not appear',
      DIRECTORY,
      'hidden categories do not appear, here or anywhere else (§5)',
    ],
  ]),
  ...under('§2 cuisine detail', [
    ['bar-restaurant and bar-&-restaurant are Bar & Restaurant', DIRECTORY, SLUG],
    ["'Top {n} Best {cuisine} Restaurants in Baltimore'", DIRECTORY, CUISINE_HEAD],
    ["'Discover the best {cuisine} spots near you'", DIRECTORY, CUISINE_HEAD],
    ['Sorted by rating descending', DIRECTORY, CUISINE_HEAD],
    ["'No {cuisine} restaurants found.'", 'cms/domain/headings.test.ts', '%s'],
    [
      "'Explore Other Cuisines': up to 8, most first, with counts",
      DIRECTORY,
      'up to 8 other cuisines, most restaurants first, with name and count',
    ],
    ["'About Top {n} {cuisine} Restaurants in Baltimore'", DIRECTORY, CUISINE_HEAD],
    [
      'On load the page scrolls to top',
      BROWSING,
      'a new page starts at its top, and Back returns to where the reader was',
    ],
    ['Title, description, robots, canonical link', HEAD, OWN_HEAD],
    ['Structured data of the list', HEAD, 'a cuisine tells search engines the same list that it shows'],
    [
      'All of it removed on leaving',
      HEAD,
      'moving through the site leaves nothing behind: every head is that of a fresh visit',
    ],
  ]),
  ...under('§2 all neighborhoods', [
    [
      "'All Baltimore Neighborhoods', alphabetical, with counts",
      DIRECTORY,
      'heading and an alphabetical grid with counts',
    ],
    ["'Search neighborhoods...'", BROWSING, NARROWS],
    ['\'No neighborhoods found matching "{term}"\'', BROWSING, NOT_FOUND_TERM],
  ]),
  ...under('§2 neighborhood detail', [
    ["'Top N Best Restaurants in {name}'", DIRECTORY, NEIGHBORHOOD_HEAD],
    ['Sorted by rating descending', DIRECTORY, NEIGHBORHOOD_HEAD],
    ["'No restaurants found in {name}.'", 'cms/domain/headings.test.ts', '%s'],
    [
      "'Nearby Neighborhoods': up to 3 of the 8 largest, 'N restaurants'",
      DIRECTORY,
      'up to 3 others of the 8 largest, with their counts',
    ],
    ['An explanatory text follows', DIRECTORY, NEIGHBORHOOD_HEAD],
    ['Title, description, robots, canonical link', HEAD, OWN_HEAD],
    ['Structured data of the list', HEAD, 'a neighborhood and a place describe themselves too'],
  ]),
  ...under('§2 not found', [
    ["'404 Page Not Found'", MISSING, MISSING_PAGE],
    ["'Did you forget to add the page to the router?'", MISSING, MISSING_PAGE],
  ]),
  ...under('§5', [
    ['The messages of the new-restaurant schema', 'cms/contract/submissions.test.ts', '%s %j: %s'],
    [
      'The same in the form',
      'web/e2e/submit.spec.ts',
      'an empty form says what is missing, field by field, and the focus goes to the first',
    ],
  ]),
  ...under('§8', [
    [
      'A failure reads status, colon, text',
      'web/e2e/failure.spec.ts',
      'a page whose data does not come says status and text, and trying again brings it',
    ],
    [
      'The status text stands for an empty body',
      'web/e2e/failure.spec.ts',
      'the status text stands for a body that is empty',
    ],
  ]),
  ...under('§9', [
    [
      'Rating times ln(reviews + 1), descending',
      DIRECTORY,
      'six featured restaurants, best score first (§9)',
    ],
    [
      'First 10, then 12304 and 10639 if missing, cut to 6',
      HOME_CUT,
      'is the six best of a long list: appended pins fall to the cut',
    ],
    ['Excluded ids and shopping centers', DIRECTORY, 'excluded ids and shopping centers are on no list'],
    ['Nearby shows 20', NEARBY, SHOW_NEARBY],
    ['A search on a small screen shows 20', SEARCH, 'a text search shows 20, then all (spec 1 §9)'],
    ['Otherwise up to 50', SEARCH, 'a wide screen shows 50 of a text search'],
    ['Top 16 cuisines', DIRECTORY, TOP_CUISINES],
    ['Top 8 neighborhoods', DIRECTORY, TOP_NEIGHBORHOODS],
    ['Grids of 1 to 4 columns', DIRECTORY, 'a grid of places has ${columns} columns at ${width} px'],
  ]),
  ...under('§2 featured business card', [
    [
      "Badge 'Top-Rated Service', image, name, category, location, rating with '(n reviews)', description",
      ADS,
      'a featured business shows badge, name, category, location, rating, reviews, description, and who pays',
    ],
    [
      'Call and Website, each only where there is one; Call dials, Website opens a new tab',
      ADS,
      'Call reports and dials, Website reports and opens a new tab',
    ],
    [
      "'Featured Businesses': four skeleton cards while loading",
      ADS,
      'four skeletons stand for the businesses while they load, then the cards',
    ],
  ]),
  ...under('§4 ad rotation', [
    [
      'A random start index among active ads per page view',
      ADS,
      'page views begin with any of the ads, each page view is one of its own',
    ],
    [
      'One impression report per ad and page view',
      ADS,
      '${path} reports one impression when the ad is shown, and that it was seen after a second',
    ],
  ]),
  ...under('§7 ads and featured businesses', [
    [
      'GET /api/ads: those that are active',
      TRACKING,
      'ads that run today, without their numbers, and none that is off, over or to come (decisions §9)',
    ],
    ['GET /api/featured-businesses', TRACKING, 'active featured businesses in their order'],
    [
      'Impression and click with {page}, clickType phone or website, an impression without a body',
      TRACKING,
      'of every kind is counted under its own name',
    ],
    [
      'A click is reported, then the ad opens in a new tab',
      ADS,
      'a click is reported, then the ad opens in a new tab',
    ],
    ['An impression of each listed business on load', ADS, 'each listed business is reported once, on load'],
    [
      'Failed reports are not seen by the visitor (§8)',
      ADS,
      'the businesses are there, and their links work when nothing can be reported',
    ],
  ]),
  ...under('§9 ads', [
    [
      'At most 970 px wide; 120, 150, 200 or 250 px high',
      ADS,
      'on a screen of ${width} px the ad is ${height} px high and 970 px wide at most (spec 1 §9)',
    ],
  ]),
];
