interface CuisineWords {
  readonly adjective: string | null;
  readonly plural: string | null;
  readonly craving: string | null;
}

/**
 * Words for each cuisine in a sentence: an adjective before “places”, a plural for its places, and what one craves. A
 * dash means that the name itself is used, or that no wording fits.
 */
const TABLE = `
American | - | - | comfort food
Seafood | seafood | - | seafood
Pizza | pizza | - | pizza
Italian | - | - | Italian food
Asian Fusion | Asian fusion | - | dumplings and noodles
Bar & Restaurant | - | Bars & Restaurants | a drink and dinner
Mexican | - | - | Mexican food
Café | - | Cafés | coffee and a pastry
Chinese | - | - | Chinese food
Breakfast & Brunch | breakfast and brunch | - | eggs and pancakes
Crab House | - | Crab Houses | steamed crabs
Sushi | sushi | - | sushi
Burgers | burger | Burger Restaurants | a burger
BBQ | barbecue | - | barbecue
Japanese | - | - | Japanese food
Korean | - | - | Korean food
Thai | - | - | Thai food
Indian | - | - | Indian food
Vietnamese | - | - | Vietnamese food
Mediterranean | - | - | Mediterranean food
Greek | - | - | Greek food
Steakhouse | - | Steakhouses | a steak
Fine Dining | fine dining | - | a long dinner
Ethiopian | - | - | Ethiopian food
Vegan | vegan | - | vegan food
Vegetarian | vegetarian | - | vegetarian food
Healthy | healthy | - | something light
Salad | salad | - | a big salad
Deli | - | Delis | a sandwich on rye
Sandwiches | sandwich | Sandwich Shops | a sandwich
Cheesesteaks | cheesesteak | Cheesesteak Shops | a cheesesteak
Chicken & Wings | chicken and wings | - | wings
Carryout | - | Carryouts | a chicken box
Coffee Shop | - | Coffee Shops | coffee
Bakery | - | Bakeries | fresh bread
Ice Cream | ice cream | Ice Cream Shops | ice cream
Dessert | dessert | - | dessert
Diner | - | Diners | a diner breakfast
Soul Food | soul food | - | soul food
Caribbean | - | - | Caribbean food
Jamaican | - | - | jerk chicken
Latin American | - | - | Latin American food
Salvadoran | - | - | pupusas
Honduran | - | - | baleadas
Peruvian | - | - | Peruvian chicken
Cuban | - | - | Cuban food
Spanish | - | - | tapas
French | - | - | French food
German | - | - | German food
Polish | - | - | pierogi
Cajun & Creole | Cajun and Creole | - | gumbo
Lebanese | - | - | Lebanese food
Middle Eastern | - | - | Middle Eastern food
Turkish | - | - | Turkish food
Persian | - | - | Persian food
Afghan | - | - | Afghan food
Pakistani | - | - | Pakistani food
Nepalese | - | - | momos
West African | - | - | jollof rice
Filipino | - | - | Filipino food
Ramen | ramen | - | ramen
Poke | poke | - | poke
Kosher | kosher | - | a kosher dinner
Halal | halal | - | a halal platter
Bagels | bagel | Bagel Shops | a bagel
Donuts | donut | Donut Shops | a donut
Juice Bar | - | Juice Bars | juice
Soup | soup | - | soup
Pub | - | Pubs | a pint
Sports Bar | - | Sports Bars | wings and a game
Wine Bar | - | Wine Bars | a glass of wine
Cocktail Bar | - | Cocktail Bars | a cocktail
Brewery | - | Breweries | fresh beer
Food Truck | - | Food Trucks | lunch from a truck
Food Hall | - | Food Halls | a bit of everything
Buffet | - | Buffets | a buffet
Concession Stand | - | Concession Stands | a ballpark hot dog
`;

const word = (cell = '') => (cell === '-' ? null : cell);

export const CUISINE_WORDS: ReadonlyMap<string, CuisineWords> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([name = '', adjective, plural, craving]) => [
      name,
      { adjective: word(adjective), plural: word(plural), craving: word(craving) },
    ]),
);
