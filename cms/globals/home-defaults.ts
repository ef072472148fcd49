/** Home page content of a fresh database; editors change it in the panel. */

export const DEFAULT_QUESTIONS = [
  {
    question: 'What food is Baltimore known for?',
    answer:
      'Blue crabs, before anything else: steamed under a crust of seasoning, or picked and packed into crab cakes with as little filler as the cook dares. Then come pit beef, lake trout, snowballs, coddies and the Berger cookie, a plain shortbread under a thick slab of fudge.',
  },
  {
    question: 'When is crab season, and how do I order steamed crabs?',
    answer:
      'Maryland crabs run from April into late fall, and the heaviest ones come in September. You buy them by the dozen or half dozen, by size; males usually cost more. Call ahead, because prices change daily and good crab houses sell out. Once you sit down you’ll get brown paper, a mallet, a knife and all the time in the world.',
  },
  {
    question: 'What is pit beef?',
    answer:
      'It’s our answer to barbecue. A beef round is grilled hot and fast over charcoal, shaved thin to order and piled on a kaiser roll with raw onion and tiger sauce, a mix of horseradish and mayonnaise. Order it rare, medium or well done.',
  },
  {
    question: 'Why is it called lake trout?',
    answer:
      'Nobody knows for sure. The fish is whiting, it comes from the ocean, and no lake is involved. It’s floured, fried hard and wrapped in paper with white bread and hot sauce, and it’s best eaten right away, standing up.',
  },
  {
    question: 'What is a Baltimore snowball?',
    answer:
      'Shaved ice with flavored syrup, sold from roadside stands all summer. The classic flavor is egg custard, which tastes like vanilla, and the classic topping is marshmallow, spooned on or hidden in the middle. Please don’t call it a snow cone.',
  },
  {
    question: 'Which neighborhoods are best for eating out?',
    answer:
      'Try Fells Point and Canton for the waterfront and late kitchens, Hampden and Remington for small rooms with big ideas, Mount Vernon before or after a show, Harbor East for a splurge, Little Italy for red sauce, and Greektown or Highlandtown to eat as if you were at somebody’s grandmother’s house. Each one has its own list here.',
  },
];
