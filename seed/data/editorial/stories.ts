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
      'An Italian dining room in Mount Vernon, and why it is worth the walk: how to spend an evening between the Monument and the last espresso.',
    metaDescription:
      'Sotto Sopra in Mount Vernon, Baltimore: an Italian restaurant, the neighborhood around it, and how to make an evening of both.',
    keywords: 'Sotto Sopra, Mount Vernon, Baltimore, Italian restaurant, local business',
    location: 'Mount Vernon',
    publishDate: '2025-07-15',
    featured: true,
    restaurantId: 10001,
    lines: [
      'There are two ways to arrive in Mount Vernon hungry. One is to come early, climb the 227 steps inside the Washington Monument, and look down on the four small parks that spread from its foot like the arms of a compass. The other is to come late, with the concert crowd, when the doors of the old houses stand open and the light falls down the steps. Either way you will want a table afterwards, and in this part of town the word for a table has been Italian for as long as most of us can remember eating out.',
      'Sotto Sopra is that word made into a restaurant. It stands in Mount Vernon, it cooks Italian, and it is the first of the places we wanted to write about when we began to write about places at all. This is not a review. It is a recommendation to spend an evening in a certain direction.',
      '## A name to begin with',
      'The name is a phrase that Italians use for a room after children have played in it: sotto sopra, upside down, topsy-turvy, everything where it should not be. It is a cheerful thing to call a dining room. It also tells you something about the cooking of a country that foreigners like to think of as one cuisine and that Italians know to be twenty of them, each convinced that the others have it the wrong way up.',
      'In one valley the pasta is rolled with eggs, in the next one with water only. Butter gives way to oil somewhere south of the Apennines, and nobody has ever agreed where. Rice belongs to the plains of the north; bread soup to the hills in the middle; tomatoes, which everybody takes for the beginning of it all, came over from the Americas and were looked at with suspicion for two hundred years. Any Italian menu in Baltimore is a set of decisions about which of these quarrels to take part in.',
      '> Italian cooking is not one cuisine. It is twenty, each convinced that the others have it the wrong way up.',
      'So read the menu as you would read a map. Look first at the pasta, because that is where a kitchen tells you where its heart is. Then look at what stands beside the meat and the fish: beans, polenta, bitter greens, potatoes. A kitchen that takes trouble over the side of the plate has taken trouble over the middle. And ask what is good tonight. It is the oldest question in the trade, and people who cook for a living are pleased to be asked it.',
      '## The neighborhood around it',
      'Mount Vernon was laid out around its monument, which was begun in 1815 and was the first in the country to honor George Washington with a column. The squares filled with the houses of people who had done well out of railroads and shipping, and those houses are still there. You eat, in this neighborhood, in rooms that were built to be seen in: high windows, tall doors, plaster that somebody once stood on a scaffold to mold by hand.',
      'It is also the part of Baltimore where dinner has the most competition. The Walters Art Museum lets you in for nothing. The Peabody has a library that people cross the ocean to photograph. There are concert halls, bookshops, a hotel bar or two, and on a warm evening the benches of the squares are a pastime in themselves. A restaurant that lasts here has to be a reason to come, and not only a place to end up.',
      'That is what we mean by a gem. It is not a matter of price or of cloth on the table. It is a place that a neighborhood would describe itself with: turn left at the monument, we would say, and then you will see it.',
      '## How to make an evening of it',
      'Reserve, if it is a weekend or if there is a concert; in Mount Vernon it is worth looking at the calendar of the halls before you choose your hour. Half past five belongs to those who want to hear a first movement at eight. Half past eight belongs to those who do not have to be anywhere. Between the two lies the time in which every table in the neighborhood is wanted at once.',
      'Come on foot from the Charles Street side if you can, or leave the car in one of the garages and forget about it. The light rail stops a few blocks to the west, and Penn Station lies at the top of the hill, which makes this one of the few dinners in town that a visitor from Washington can have without a car and still be home by midnight.',
      'Order in the Italian sequence at least once. A small plate to share, then pasta as a course of its own and not as a mountain, then something from the second half of the menu, split between two if need be. It takes longer. That is the point of it. The coffee comes after the dessert and not with it, and if the evening has gone as it should you will be the last to notice that the room has emptied.',
      'Then walk around the monument once more. It is lit at night, and from below you cannot see the general at all, only the column going up into the dark. It looks, if you have had the second glass, a little as if the whole square were hanging from it. Upside down, one might say. They have a phrase for that.',
      'Do you know a local business with a story to tell? We would like to hear it: [share it with us](/local-businesses). And if you are still choosing where to eat, our guide to [the best restaurants in Mount Vernon](/blog/mount-vernon-restaurant-guide) has the rest of the neighborhood in order.',
    ],
  },
  {
    slug: 'amoora-downtown-baltimore-lebanese-kofta',
    title: 'Amoora brings Lebanese kofta to downtown Baltimore',
    description:
      'Lebanese cooking downtown, with the kofta as a place to begin: what it is, where it comes from, and how to order around it.',
    metaDescription:
      'Amoora, a Lebanese restaurant in downtown Baltimore: what kofta is, where the dish comes from, and how to order around it.',
    keywords: 'Amoora, downtown Baltimore, Lebanese restaurant, kofta, local business',
    location: 'Downtown',
    publishDate: '2025-07-15',
    featured: false,
    restaurantId: 10002,
    lines: [
      'Downtown eats standing up. It has always done so: at the counters of Lexington Market, out of paper bags on the steps of the courthouse, from trucks, in elevators, one hand on the phone. So when a kitchen downtown asks you to sit down and to share, it is worth putting the phone away and finding out why. Amoora is a Lebanese restaurant, it is downtown, and the dish to find it out with is kofta.',
      'This is the second of our stories about local businesses. As with the first, we are not here to hand out stars. We want to tell you what to look for, and then leave you alone with the menu.',
      '## What kofta is',
      'The word is older than any of the countries that cook it. It comes from a Persian verb for pounding, and that is still the recipe: meat, onion and parsley, pounded or minced until they hold together, seasoned, pressed around a skewer or shaped by hand, and cooked over a fire that is hotter than you would think wise. From the Balkans to Bengal there is hardly a kitchen without some cousin of it. There are round ones and flat ones, ones in broth and ones in yogurt, ones with rice inside and ones with an egg.',
      'The Lebanese kind is, to our taste, the one with the best manners. It is mild, green with parsley, and perfumed rather than spiced: allspice, a little cinnamon, black pepper, and sweet onion that melts into the rest. Nothing in it shouts. It wants bread to be wrapped in, something sour to be dipped into, and something raw and crisp beside it. Everything else on a Lebanese table has been invented, one sometimes thinks, in order to be near it.',
      '> Nothing in it shouts. It wants bread, something sour, and something crisp beside it.',
      '## How to order around it',
      'A Lebanese meal begins with small plates, the mezze, and for many people it ends with them too. There is no shame in that. Hummus and baba ghanoush are the pair that everybody knows: chickpeas and smoked eggplant, each rubbed smooth with sesame paste and lemon. Tabbouleh, in Lebanon, is a salad of parsley with a little wheat in it, and not the other way round. Fattoush makes a virtue of yesterday’s bread. If you are four, order five of these and wait.',
      'Then comes the grill, and the kofta. Ask for the bread to be warm. Tear it, never cut it; take a piece of meat, a stripe of hummus or garlic sauce, a pickle, an onion with sumac, and close it like a letter. It is lunch food in the best sense, because you can eat it with one hand, and it is dinner food because you will not want to hurry.',
      'Whoever does not eat meat is looked after better by this cuisine than by almost any other. Beans, lentils, eggplant, cauliflower, yogurt and cheese are not substitutes here, they are the main road. Say what you do not eat when you sit down, and let the kitchen answer.',
      '## Why downtown',
      'For a hundred years the middle of Baltimore was where one went: to the department stores on Howard Street, to the theaters, to the market that has been selling food on the same hill since 1782. Then, for a long while, it was where one worked and then went home from. It is the restaurants that are slowly turning the lights on again, one doorway at a time, and it matters that they cook things which the neighborhoods around do not.',
      'So this is a practical suggestion. Before a show or a game, or after a day of jury duty, do not drive out of downtown to eat. Stay. The Metro and the light rail cross here, the harbor is a short walk to the south, and there is bread coming off the fire.',
      'We list everything we know about [restaurants downtown](/neighborhoods/downtown), and we keep the list of [guides](/blog) for the rest of the city. If you run a local business with a story of its own, [tell us about it](/local-businesses): the next one could be yours.',
    ],
  },
];
