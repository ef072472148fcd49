import type { SampleStory } from '../../rows/sample-editorial.ts';

/**
 * The two stories named in the specification. About the venues they only state name, kind and part of town;
 * the rest is about Baltimore, the food, and planning an evening.
 */
export const SAMPLE_STORIES: readonly SampleStory[] = [
  {
    slug: 'sotto-sopra-mount-vernon-italian-gem',
    title: 'Sotto Sopra, the Italian gem of Mount Vernon',
    description:
      'An Italian dining room in Mount Vernon, and a night out built around it: the monument, the table, the last espresso.',
    metaDescription:
      'Sotto Sopra in Mount Vernon, Baltimore: an Italian restaurant, the neighborhood around it, and how to make a night of both.',
    keywords: 'Sotto Sopra, Mount Vernon, Baltimore, Italian restaurant, local business',
    location: 'Mount Vernon',
    publishDate: '2025-07-15',
    featured: true,
    restaurantId: 10001,
    scene: 'monument-at-dusk',
    lines: [
      'There are two good ways to get hungry in Mount Vernon. One is to come early and climb the 227 steps inside the Washington Monument, where you can see all four of its little parks at once, laid out like the arms of a compass. The other is to come late, with the concert crowd, when the tall doors are open and the light spills down the marble stairs. Either way you’ll want a table at the end of it.',
      'We’d start with Sotto Sopra. It’s an Italian restaurant, it’s in Mount Vernon, and when we sat down to plan the first of these spotlights, it was the first name on the pad. This isn’t a review, and you won’t find stars at the bottom. Think of it as directions.',
      '## First, the name',
      'Italian parents know the phrase well. It describes a playroom at the end of a rainy day: upside down, topsy-turvy, everything where it shouldn’t be. That’s a cheerful thing to paint over a door, and a fair description of Italian cooking, too. Outsiders treat it as one cuisine. Italians will tell you there are twenty, and that nineteen of them have it backward.',
      'Up north they roll pasta with eggs; a few valleys over, plain water will do. Somewhere south of the mountains butter gives way to olive oil, and no two cooks agree on the exact spot. The plains grow rice. Hill towns save their stale bread for soup. Tomatoes, which everyone takes for the start of it all, sailed over from the Americas and spent two centuries being eyed with suspicion.',
      'All of which makes an Italian menu a kind of map. Look at the pastas before anything else, because that’s where a kitchen shows what it cares about. Next, see what comes alongside the meat and fish: beans, polenta, bitter greens. Cooks who fuss over the side of the plate have already fussed over the middle. After that, close the menu and ask what’s good tonight. Nobody who cooks for a living has ever been insulted by the question.',
      '## Then, the neighborhood',
      'Mount Vernon grew up around its monument. Work on the column started in 1815; it was the country’s first great monument to George Washington. Railroad men and shipping families bought the lots around the squares and built to be noticed: high windows, taller doors, plaster leaves somebody molded by hand from the top of a scaffold. Much of that is still here, so supper in this part of town usually comes with a ceiling worth looking up at.',
      'It also comes with competition. You can walk into the Walters Art Museum for free. At the Peabody, the library alone draws people with cameras from three continents. Add a concert hall, a clutch of bookstores, a bar or two where the piano gets played, and benches that fill up on any warm night. A restaurant can’t coast on a neighborhood like that. You have to be the reason somebody came.',
      'That’s all we mean by a gem. Price has nothing to do with it, and neither do tablecloths. It’s the place you’d use to give directions: left at the monument, then keep going until you see it.',
      '## Making a night of it',
      'A little planning goes a long way here. Before you set out:',
      '- Check the concert calendar. Half past five suits anyone with eight o’clock tickets, and half past eight suits everyone else. In between, every table in the neighborhood is spoken for.',
      '- Reserve on weekends, or any night there’s a symphony.',
      '- Leave the car at home if you can. The light rail stops a few blocks west, and Penn Station is at the top of the hill, so even your friends from Washington can stay for dessert.',
      '- Bring a sweater for the walk afterward. You’re going to want the walk.',
      'Once you’re seated, try ordering the Italian way at least once. Share something small. Have pasta as a course of its own, a modest one. Split a main from the back half of the menu if you’re still hungry. It takes a while, and that’s the idea. Coffee comes after dessert, never with it, and if things have gone well you won’t notice that the room has emptied out around you.',
      'A friend who grew up two blocks from the squares has her own memory of eating out here as a kid.',
      '> “I was told to keep my elbows off the table, and then I watched every grown-up in the room forget about theirs.”',
      'She still lives nearby, and the ceilings still stop her in mid-sentence.',
      '## One more lap',
      'When the check is paid, take a turn around the square before heading home. The column is lit after dark. From underneath you can hardly make out the general at all, just the white shaft going up and up into the black. Tilt your head back, and for a second the whole square seems to hang from it. Upside down, you might say. There’s a phrase for that.',
      'Still deciding where to eat? Our guide to [the best restaurants in Mount Vernon](/blog/mount-vernon-restaurant-guide) has the rest of the neighborhood in order. And if you run a local business with a story in it, [send it our way](/local-businesses).',
    ],
  },
  {
    slug: 'amoora-downtown-baltimore-lebanese-kofta',
    title: 'Amoora brings Lebanese kofta to downtown Baltimore',
    description:
      'Lebanese cooking, downtown, with kofta as the way in: what it is, where it came from and what to order with it.',
    metaDescription:
      'Amoora, a Lebanese restaurant in downtown Baltimore: what kofta is, where the dish comes from, and what to order with it.',
    keywords: 'Amoora, downtown Baltimore, Lebanese restaurant, kofta, local business',
    location: 'Downtown',
    publishDate: '2025-07-15',
    featured: false,
    restaurantId: 10002,
    scene: 'mezze-table',
    lines: [
      'Downtown has always eaten standing up. At the counters of Lexington Market, on the courthouse steps out of a paper bag, from a truck, in an elevator, one thumb on the phone. So when a kitchen in the middle of all that asks you to sit down and pass a plate, it’s worth finding out why. Amoora is Lebanese, it’s downtown, and the dish to find out with is kofta.',
      'As with our first spotlight, this isn’t a review. We’ll tell you what to look for. You take it from there.',
      '## What’s on the skewer',
      'The word is older than any of the countries that cook it. It goes back to a Persian verb for pounding, and that’s still most of the recipe: meat, onion and parsley, worked until they hold together, then pressed around a skewer and cooked over a fire hotter than seems wise. Hardly a kitchen between the Balkans and Bengal is without a cousin. Some are round and some flat. Some float in broth or yogurt, and there are versions hiding rice, or a whole egg.',
      'For our money the Lebanese kind has the best manners of the bunch. It’s green with parsley and more perfumed than hot: allspice, black pepper, a little cinnamon, sweet onion melting into the rest. Nothing in it shouts. It just wants bread around it, something sour underneath and something crisp on the side.',
      '## A table for four',
      'Lebanese meals open with mezze, the small plates, and plenty of them end there, too. No shame in that. If you’re ordering for a group, this is a good first round anywhere:',
      '- Hummus and baba ghanoush, the pair everyone knows: chickpeas in one, smoked eggplant in the other, both rubbed smooth with tahini and lemon.',
      '- Tabbouleh, which back home is a parsley salad with a little wheat in it, never the reverse.',
      '- Fattoush, because yesterday’s pita deserves a second chance.',
      '- Something pickled, something fried, and more bread than you think.',
      'Now comes the grill. Ask for the pita warm. Tear it, don’t cut it, then load up a piece of meat, a swipe of garlic sauce, a pickle and a few rings of onion with sumac, and fold it shut like a letter. You can eat the result with one hand, which makes it lunch. You won’t want to hurry, which makes it dinner.',
      'Vegetarians do better here than almost anywhere. Beans, lentils, eggplant, cauliflower and cheese aren’t stand-ins for anything on this kind of menu; they’re half the point. Tell your server what you don’t eat and let the kitchen take over.',
      '## Why it matters here',
      'For a century, the center of Baltimore was where you went. Department stores lined Howard Street, theaters stayed lit until midnight, and a market on the same hill has been selling food since 1782. After that came the long stretch when people worked downtown and drove home at five. Restaurants are turning the lights back on, one doorway at a time, and it helps that they’re cooking things the rest of the city doesn’t.',
      'A retired stage electrician we know keeps track of the blocks by what you could once eat on them.',
      '> “Oysters there, crab cakes there, and the best pickle of my life right on that corner.”',
      'He was pointing at a parking garage. Then he pointed across the street, at a lit window with people in it, and smiled.',
      'So here’s our advice for the next time you have a show, a ball game or a day of jury duty. Don’t get in the car afterward. The Metro and the light rail cross a few blocks away, and the harbor is an easy walk south. Stay a while. There’s bread coming off the fire.',
      'You’ll find everyone else who’s cooking in the area on our list of [restaurants downtown](/neighborhoods/downtown), and the rest of the city in our [guides](/blog). Run a business with a story of its own? [We’re all ears](/local-businesses).',
    ],
  },
];
