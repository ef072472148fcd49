/** Home page content of a fresh database; editors change it in the panel. */

/** The two spotlights of spec 1 §2: dates, reading times and URLs come from the client. */
export const DEFAULT_NEWS = [
  {
    title: 'Sotto Sopra, the Italian gem of Mount Vernon',
    summary: 'Restaurant Spotlight: an Italian dining room in Mount Vernon, and why it is worth the walk.',
    // Noon, which is the same day in Baltimore and in UTC.
    date: '2025-07-15T12:00:00.000Z',
    readMinutes: 5,
    href: '/local-businesses/sotto-sopra-mount-vernon-italian-gem',
    cuisine: 'Italian',
  },
  {
    title: 'Amoora brings Lebanese kofta to downtown Baltimore',
    summary: 'Restaurant Spotlight: Lebanese cooking downtown, with the kofta as a place to begin.',
    date: '2025-07-15T12:00:00.000Z',
    readMinutes: 4,
    href: '/local-businesses/amoora-downtown-baltimore-lebanese-kofta',
    cuisine: 'Lebanese',
  },
];

export const DEFAULT_QUESTIONS = [
  {
    question: 'What food is Baltimore known for?',
    answer:
      'Blue crabs before anything else: steamed under a crust of seasoning, or as crab cakes with as little filler as the cook can get away with. After that come pit beef, lake trout, snowballs, coddies and the Berger cookie, a shortbread under a thick coat of fudge.',
  },
  {
    question: 'When is crab season, and how do I order steamed crabs?',
    answer:
      'Maryland crabs run from April into the fall, and the heaviest come late in the summer and in September. They are sold by the dozen or half dozen and by size, males usually costing more than females. Call ahead: prices change daily, and good crab houses run out. You will get brown paper, a mallet and a knife; nobody hurries you.',
  },
  {
    question: 'What is pit beef?',
    answer:
      'The Baltimore answer to barbecue: a round of beef grilled hot and fast over charcoal, shaved thin to order and piled on a kaiser roll with raw onion and tiger sauce, which is horseradish and mayonnaise. Say how you want it done, from rare to well, when you order.',
  },
  {
    question: 'What is lake trout, if it comes from no lake and is no trout?',
    answer:
      'Whiting, an ocean fish, floured, fried hard and handed over in paper with white bread and hot sauce. It is a carry-out dish of the city, best eaten at once and standing up. The name is older than anybody who can explain it.',
  },
  {
    question: 'What is a Baltimore snowball?',
    answer:
      'Shaved ice with flavored syrup, sold from stands all summer. The classic is egg custard, which tastes of vanilla and not of eggs, with marshmallow spooned over the top or hidden in the middle. It is not a snow cone, and it is better not to call it one.',
  },
  {
    question: 'Which neighborhoods are best for eating out?',
    answer:
      'Fells Point and Canton for the waterfront and late kitchens, Hampden and Remington for small rooms with ideas, Mount Vernon before or after a show, Harbor East for a big night, Little Italy for red sauce, Greektown and Highlandtown for the table of somebody’s grandmother. Every neighborhood has its own list here.',
  },
];
