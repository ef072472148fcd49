/** What diners type and what they mean, as `meaning: phrase, phrase`. Phrases are folded, with single spaces. */

/**
 * Aliases of categories; a category's own name needs no line. Categories without places are ignored, so that a later
 * line can define the same phrase for a related category.
 */
export const CUISINE_WORDS = `
Pizza: pizza, pizzas, pizzeria, pizzerias, pizza place, pizza places, pizza shop
Italian: italian, italian food, trattoria, trattorias
Seafood, Crab House: seafood, fish, raw bar, raw bars, oyster bar, oyster bars, oyster house
Crab House: crab house, crab houses, crabs, crab shack, crab shacks, crab deck, steamed crabs, hard crabs, hard shell crabs, crab feast
Breakfast & Brunch, Diner, Café, Bagels: breakfast, breakfast place, breakfast places
Café, Coffee Shop: coffee, coffee shop, coffee shops, coffeeshop, coffee house, coffeehouse, cafe, cafes, espresso, latte, study, study spot, study spots, place to study, places to study, wifi, free wifi, laptop friendly
bars, Bar & Restaurant, Pub, Sports Bar, Cocktail Bar, Wine Bar, Brewery: bar, bars, drinks, beer, nightlife
Pub: pub, pubs, irish pub, tavern
Sports Bar: sports bar, sports bars, watch the game
Cocktail Bar: cocktails, cocktail, cocktail bar, cocktail bars, cocktail lounge
Wine Bar: wine bar, wine bars
Brewery: brewery, breweries, craft beer, brewpub
Mexican: mexican, mexican food, taqueria, taquerias
Burgers: burgers, burger joint, hamburger, hamburgers, burger place
Steakhouse: steakhouse, steakhouses, steak house, steak, steaks, chophouse
BBQ: bbq, barbecue, barbeque, bar b q, bar b que, smokehouse
Sushi: sushi
Japanese, Sushi, Ramen: japanese
Ramen: ramen, ramen shop
Chinese: chinese, chinese food, dim sum, chinese takeout
Asian Fusion, Chinese, Japanese, Thai, Vietnamese, Korean, Ramen, Sushi: asian, asian food
Korean: korean, korean bbq, kbbq
Indian: indian, indian food, curry house
Vietnamese: vietnamese
Mediterranean: mediterranean
Greek: greek, taverna
Middle Eastern, Lebanese, Turkish, Persian, Afghan: middle eastern
Vegan: vegan, plant based
Vegetarian, Vegan: vegetarian, veggie, meatless, meat free
Healthy, Salad, Juice Bar, Poke: healthy, healthy food
Salad: salads, salad place
Bagels: bagels, bagel, bagel shop
Donuts: donuts, donut, doughnuts, doughnut, donut shop
Bakery: bakery, bakeries, pastries, pastry, bread, birthday cake, birthday cakes, wedding cake, wedding cakes
Ice Cream: ice cream, icecream, ice creams, gelato, frozen custard
Dessert, Ice Cream, Bakery, Donuts: dessert, desserts, sweets
Sandwiches, Deli: sandwich, sandwiches, sandwich shop, sub shop, subs, hoagie, hoagies, heroes, paninis
Deli: deli, delis, delicatessen
Cheesesteaks: cheesesteak, cheesesteaks, cheese steak, cheese steaks, philly cheesesteak
Chicken & Wings: chicken and wings, chicken wings, wing place
Carryout: carryout, carry out, takeout, take out, to go, take away, takeaway
Soul Food: soul food, southern food
Caribbean, Jamaican: caribbean, west indian
Latin American, Salvadoran, Peruvian, Cuban, Honduran, Mexican: latin, latin food, latin american
Cajun & Creole: cajun, creole
Spanish: spanish, tapas
West African: african, west african, nigerian
Juice Bar: juice bar, juice bars, juice, juices, smoothies, smoothie
Diner: diner, diners
Food Truck: food truck, food trucks
Buffet: buffet, buffets, all you can eat
Fine Dining: fine dining, white tablecloth, tasting menu
French: french, bistro, brasserie
German: german, bierhaus
Polish: polish
Halal: halal
Kosher: kosher
American: american, american food
Hotel, hotels, Bed & Breakfast: hotel, hotels
Bakery, Dessert: donuts, donut, doughnuts, doughnut, donut shop, bagels, bagel, bagel shop
Japanese: sushi, ramen, ramen shop
Ice Cream: dessert, desserts, sweets
Healthy, Café: juice bar, juice bars, juice, juices, smoothies, smoothie, salads
Sandwiches, Deli: cheesesteak, cheesesteaks, cheese steak, cheese steaks
Middle Eastern, Mediterranean: halal, turkish, persian, lebanese, afghan
Caribbean: jamaican
Latin American: salvadoran, peruvian, cuban, honduran, colombian, venezuelan
Chinese: dim sum, szechuan, sichuan, cantonese, taiwanese
Indian: pakistani, nepalese, bangladeshi
bars, Bar & Restaurant: brewery, breweries, craft beer, cocktails, cocktail bar, sports bar, wine bar
American: burgers, burger joint, hamburgers, diner, diners, comfort food
`;

/** Aliases of neighborhoods, and their landmarks. */
export const NEIGHBORHOOD_WORDS = `
Fells Point: fells, fells pt, fell s point, fells point area, broadway market
Federal Hill: fed hill, cross street market, visionary art museum, american visionary art museum
Mount Vernon: mt vernon, washington monument, walters art museum, the walters, peabody institute
Mount Vernon, Bolton Hill: meyerhoff, symphony hall, lyric theater, lyric theatre
Mount Washington: mt washington, mt wash
Inner Harbor: harborplace, the inner harbor, aquarium, national aquarium, convention center, power plant live, pier six, science center, maryland science center
Harbor East: harbour east
Locust Point: locust pt, fort mchenry
Upper Fells Point: upper fells
Little Italy: lil italy
Charles Village: charles vlg
Downtown: downtown baltimore, city center, lexington market, hippodrome, hippodrome theatre, hippodrome theater, the arena, umms, university of maryland medical center
Loyola/Notre Dame: loyola, notre dame
Chinquapin Park - Belvedere: belvedere, chinquapin park
Hollins Market: hollins
Brewers Hill: brewer s hill
Roland Park: roland pk
Patterson Park: patterson pk
Ridgely's Delight, Otterbein: camden yards, oriole park, orioles game, ballpark, the ballpark
Sharp-Leadenhall: m t bank stadium, m and t bank stadium, ravens stadium, ravens game
Washington Hill: johns hopkins hospital, hopkins hospital
Charles Village: johns hopkins, johns hopkins university, baltimore museum of art
Station North: penn station, charles theatre, charles theater
Charles Village, Washington Hill: hopkins
Bolton Hill, Station North: mica
Reservoir Hill, Woodberry: zoo, the zoo, maryland zoo, druid hill park
Park Heights: pimlico, preakness
Sharp-Leadenhall, Pigtown: casino, the casino, horseshoe casino
Towson: towson mall, towson town center, towson university, goucher college
White Marsh: white marsh mall
Timonium: state fair, fairgrounds
Catonsville, Arbutus: umbc
Linthicum, Glen Burnie: bwi, airport, the airport, bwi airport, baltimore airport
Inner Harbor, Harbor East, Fells Point, Canton: waterfront, waterside, on the water, by the water, water view, water views, harbor view, harbor views, view, views, with a view
`;

export const PRICE_WORDS = `
$: cheap, cheap eats, cheap food, cheapest, budget, budget friendly, inexpensive, affordable, low cost, good value, on a budget, broke, $
$$: moderate, moderately priced, mid range, midrange, reasonable, $$
$$$, $$$$: fancy, upscale, expensive, high end, splurge, pricey, posh, classy, special occasion
$$$: $$$
$$$$: $$$$
`;

export const TAG_WORDS = `
date night: date night, date nights, date, dates, first date, romantic, anniversary, anniversary dinner, proposal, valentines, valentines day, for two, intimate
groups: group, groups, big group, big groups, large group, large groups, large party, large parties, big party, party, parties, birthday, birthdays, team dinner, work dinner, business dinner, rehearsal dinner, office party, graduation, graduation dinner, bridal shower, baby shower, bachelorette, bachelorette party, reunion, private room, private rooms, private dining, party room, good for groups
kids: kids, kid, kid friendly, kids friendly, kids menu, children, child friendly, family, families, family friendly, family dinner, toddler, toddlers, stroller, strollers, high chair, good for kids, good for families
outdoor: outdoor, outdoors, outdoor seating, outdoor dining, outside, outside seating, sit outside, eat outside, patio, patios, patio dining, al fresco, alfresco, terrace, deck, roof deck, rooftop, rooftops, roof top, sidewalk tables, beer garden
late night: late night, late nights, latenight, late night food, late night eats, late, open late, open late night, after midnight, past midnight, midnight, 24 hours, open 24 hours, 24 7
brunch: brunch, brunches, weekend brunch, bottomless brunch, bottomless mimosas, brunch place, brunch spots
`;

export const FEATURE_WORDS = `
vegetarian: vegetarian, vegetarian options, vegetarian friendly, vegetarian menu, veggie friendly, meatless
vegan: vegan, vegan options, vegan friendly, vegan menu, plant based
gluten free: gluten free, gluten free options, gluten free menu, celiac, celiac friendly
halal: halal, halal certified, halal meat
kosher: kosher, kosher certified, glatt kosher
takeout: takeout, take out, takeaway, take away, to go, carryout, carry out, pick up, pickup
delivery: delivery, delivered, delivers
reservations: reservations, reservation, takes reservations, bookable, book a table, reserve a table
wheelchair access: wheelchair access, wheelchair accessible, wheelchair, accessible, handicap accessible, step free
dog friendly: dog friendly, dogs allowed, dogs, dog, pet friendly, pets allowed
parking: parking, free parking, parking lot, easy parking
`;

/** Words that ask for the "best" sort order. */
export const BEST_WORDS =
  'best, top, greatest, finest, top rated, highest rated, best rated, highly rated, best reviewed, most popular, number one, favorite, best ever, good, great, amazing, popular, must try';

export const NEAR_ME_WORDS =
  'near me, nearby, close to me, around me, close by, around here, near here, closest, nearest, in my area, near my location';

/** Before a neighborhood, these include its surroundings: "near Canton". */
export const NEARNESS_WORDS = 'near, around, by, close to, next to';

/** Stop words. They are ignored only if the query has other words. */
export const STOP_WORDS =
  'a, an, and, any, at, by, for, from, i, in, is, me, my, near, of, on, or, some, that, the, to, with, want, where, what, who, has, have, get, eat, eats, eating, go, can, we, us, please, around, close, food, foods, restaurant, restaurants, place, places, spot, spots, joint, joints, eatery, eateries, dining, dinner, lunch, meal, meals, menu, baltimore, md, maryland, open, serving, serves, area, neighborhood, cuisine, you, your, are, there, good food, somewhere, something, things, ' +
  // From questions and wishes: "Where do I find", "I’m looking for", "Does anyone have", "best in town".
  'im, ive, id, were, it, its, wheres, whats, whos, which, how, about, do, does, did, could, should, would, like, need, looking, hungry, craving, feel, feeling, mood, find, show, give, recommend, suggest, know, anyone, anybody, anywhere, someplace, try, having, got, sell, sells, selling, serve, served, makes, be, buy, grab, this, our, town, city';
