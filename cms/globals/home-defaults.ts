/** Home page content of a fresh database; editors change it in the panel. */

export const DEFAULT_QUESTIONS = [
  {
    question: 'What food is Baltimore known for?',
    answer:
      'Blue crabs, first of all. They’re steamed under a crust of seasoning, or picked for crab cakes with as little filler as possible. After crabs come pit beef, lake trout, coddies, snowballs and Berger cookies, which are soft shortbread under a thick layer of fudge.',
  },
  {
    question: 'When is crab season, and how do I order steamed crabs?',
    answer:
      'The Maryland season runs from April into late fall, and the crabs are heaviest around September. You order by size, and by the dozen or half dozen. Males usually cost more. Call ahead, because prices change daily and good crab houses sell out. Your table will be covered in brown paper, you’ll get a mallet and a knife, and nobody will rush you.',
  },
  {
    question: 'What is pit beef?',
    answer:
      'It’s our answer to barbecue. A round of beef is grilled hot and fast over charcoal, sliced thin to order and piled on a kaiser roll with raw onion and tiger sauce, which is horseradish and mayonnaise. Order it rare, medium or well done.',
  },
  {
    question: 'Why is it called lake trout?',
    answer:
      'Nobody knows for sure. The fish is whiting, which comes from the ocean, so no lake is involved. It’s floured, fried until crisp and wrapped up with white bread and hot sauce. Eat it right away, standing up.',
  },
  {
    question: 'What is a Baltimore snowball?',
    answer:
      'It’s shaved ice with flavored syrup, sold at roadside stands all summer. The classic flavor is egg custard, which tastes a lot like vanilla. The classic topping is marshmallow, spooned on top or hidden in the middle. Just don’t call it a snow cone.',
  },
  {
    question: 'Which neighborhoods are best for eating out?',
    answer:
      'Fells Point and Canton are on the water, and busy late. Try Hampden and Remington for small neighborhood spots, Mount Vernon before or after a show, and Harbor East for a splurge. Little Italy and Greektown are the old homes of Italian and Greek cooking. Every neighborhood has its own list here.',
  },
];
