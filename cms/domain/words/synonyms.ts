/** A search for `term` also finds `meaning`. One-way. */
export interface Synonym {
  readonly term: string;
  readonly meaning: string;
}

/** `cuisine: dishes`: a search for a dish that no place names finds places of its cuisine. */
const DISHES = `
seafood: crab cake, crab cakes, steamed crabs, soft shell crab, oyster, oysters, clams, mussels, shrimp, lobster, lobster roll, fish and chips, rockfish, crab soup, crab dip, scallops, ceviche
japanese: sushi, ramen, udon, tempura, teriyaki, sashimi, hibachi, omakase, bento
vietnamese: pho, banh mi, spring rolls, vermicelli, bun bo hue
mexican: taco, tacos, burrito, burritos, quesadilla, quesadillas, enchiladas, nachos, guacamole, birria, tamales, fajitas, margaritas, mole
chinese: dim sum, dumpling, dumplings, lo mein, fried rice, general tso, egg rolls, wonton, hot pot, peking duck, soup dumplings, bao
thai: pad thai, tom yum, green curry, drunken noodles, papaya salad
korean: bibimbap, bulgogi, kimchi, korean bbq, tteokbokki
indian: curry, tikka masala, chicken tikka, naan, biryani, samosa, samosas, dosa, tandoori, butter chicken
italian: pasta, spaghetti, lasagna, gnocchi, ravioli, risotto, tiramisu, cannoli, meatballs, chicken parm, carbonara
pizza: slice, calzone, stromboli, deep dish
greek: gyro, gyros, souvlaki, spanakopita, moussaka, baklava
middle eastern: kebab, kebabs, kabob, shawarma, falafel, hummus, shish kebab
lebanese: tabbouleh, kibbeh, fattoush
jamaican: jerk chicken, jerk, oxtail, oxtails, patties, beef patty
caribbean: roti, curry goat, doubles
bbq: barbecue, pit beef, ribs, brisket, pulled pork, smoked meat
soul food: collard greens, mac and cheese, candied yams, cornbread, chitlins, fried catfish
chicken: wings, chicken wings, fried chicken, chicken box, lake trout, chicken tenders
burgers: burger, cheeseburger, hamburger, smash burger, sliders, fries, milkshake, milkshakes, shakes
sandwiches: hoagie, hoagies, sub, subs, panini, blt, club sandwich, reuben, pastrami, grilled cheese
breakfast: pancake, pancakes, waffles, omelet, omelette, french toast, eggs benedict, bacon and eggs, scrapple, biscuits and gravy
coffee: espresso, cappuccino, latte, cold brew, cafe
cafe: coffee, croissant, croissants, quiche, scones
bakery: cake, cakes, cupcakes, cookies, pie, pies, croissants, pastry
dessert: ice cream, gelato, snowball, snowballs, frozen yogurt, cheesecake
polish: pierogi, pierogies, kielbasa
german: schnitzel, bratwurst, pretzel, pretzels
salvadoran: pupusa, pupusas
peruvian: pollo a la brasa, lomo saltado
spanish: tapas, paella, sangria
french: crepe, crepes, escargot, steak frites, bouillabaisse
cajun: gumbo, jambalaya, po boy, po boys, etouffee, crawfish
ethiopian: injera, doro wat, tibs
latin american: empanada, empanadas, arepas, plantains
steakhouse: filet mignon, ribeye, prime rib, porterhouse
juice: smoothie, smoothies, acai bowl
bar: happy hour, cocktails, beer, martini, draft beer
`;

/** What the listing rules store: several terms, separated by commas or line breaks, of one meaning. */
export interface SynonymRow {
  readonly terms: string;
  readonly meaning: string;
}

/** Local terms for a fresh database; data staff add more. */
export const DEFAULT_SYNONYMS: readonly SynonymRow[] = [
  { terms: 'bbq', meaning: 'barbecue' },
  { terms: 'mount vernon', meaning: 'mt vernon' },
  { terms: 'mt vernon', meaning: 'mount vernon' },
  ...DISHES.trim()
    .split('\n')
    .map((line) => {
      const [meaning = '', terms = ''] = line.split(': ');
      return { terms, meaning };
    }),
];

/** One synonym for each term. */
export function splitSynonyms(rows: readonly SynonymRow[]): Synonym[] {
  return rows.flatMap(({ terms, meaning }) =>
    splitTerms(terms).map((term) => ({ term, meaning: meaning.trim() })),
  );
}

/**
 * Adds a synonym to the row of its meaning, or as a row of its own; null if it is there already. A comma in the term
 * becomes a space, which search reads alike.
 */
export function withSynonym<Row extends SynonymRow>(
  rows: readonly Row[],
  { term, meaning }: Synonym,
): (Row | SynonymRow)[] | null {
  const terms = splitTerms(term).join(' ');
  if (splitSynonyms(rows).some((known) => known.term === terms && known.meaning === meaning)) return null;
  const known = rows.find((row) => row.meaning === meaning);
  if (!known) return [...rows, { terms, meaning }];
  return rows.map((row) => (row === known ? { ...row, terms: `${row.terms}, ${terms}` } : row));
}

function splitTerms(terms: string): string[] {
  return terms
    .split(/[,\n]/)
    .map((term) => term.trim())
    .filter((term) => term !== '');
}
