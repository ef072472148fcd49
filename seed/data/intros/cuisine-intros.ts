import { readBlocks } from '../read-blocks.ts';

/**
 * What the paper says about each cuisine: first the line that its guide is announced with, then paragraphs about the food
 * and the city, and nothing about single places.
 */
export const CUISINE_INTROS = readBlocks(`
American
Burgers, pot roast, fried chicken and the corner seat you always wanted.
The word covers a lot of ground, from meatloaf at a counter to duck in a room with a coat check. What these kitchens share is that nobody needs the menu explained.
Some nights call for a tasting menu. Most call for a good burger and a seat, and this list is for most nights.

Seafood
Steamed, fried, broiled or on the half shell, straight out of the Bay when the Bay allows.
An opinion on crab cakes is a birthright here: lump, broiled, not much filler, no argument. Ask where the crab is from, then order it anyway.
Rockfish runs in fall, oysters peak in the cold months, soft-shells arrive with the first warm full moon. Eat by that calendar and you can’t go far wrong.

Pizza
Thin, thick, square, or folded in half over the curb.
Baltimore never settled on one pizza, so it kept them all. Crab finds its way onto many of them.
The best pie is the one around the corner, or so everyone thinks. These are worth turning another corner for.

Italian
Red sauce, white tablecloths and everything between.
Little Italy is the heart of it, yet every part of town has somebody rolling gnocchi. Sunday gravy gets served on weeknights, too.
Start with pasta, because that’s where a kitchen shows its hand. Then ask what’s good tonight and put down the menu.

Asian Fusion
Kimchi next to crab fat, bao next to brisket.
Cooks who grew up between kitchens tend to cook that way. When it works, you taste two home towns at once.

Bar & Restaurant
Come for the stool, stay for the kitchen.
A good Baltimore bar feeds you right: crab dip, wings, something on rye. Bartenders here double as historians.
Before a game, after a funeral, on a Tuesday with nothing else going on, this is where the city ends up.

Mexican
Follow the tortillas to Highlandtown, then to everywhere else.
One bite of masa tells you whether you’re in the right place. Look for a trompo, a comal and a line.
Birria has had its moment; mole takes longer and lasts. Order both, and an agua fresca to referee.

Café
A cup, a window and something with butter in it.
These are the places that know how you take it. Most of them make lunch as well, and a few do it beautifully.
Laptops are tolerated. Conversation is better.

Chinese
Chicken boxes up front, hand-pulled noodles in back.
For decades most blocks knew only the corner carryout. Now Sichuan, Shanxi and Hong Kong are cooking here, too, and yat gaw mein still has its place.

Breakfast & Brunch
Scrapple, grits and the first pancake of the weekend.
Weekdays are for counters and eggs done right. Weekends are for lines, so bring the paper and somebody to share it with.

Crab House
Mallets, brown paper and nowhere to be.
Pick a place by the size of its pots and the state of its floors. Call ahead for the price, order a dozen more than you think you need, and wear a shirt you don’t love.

Sushi
Rice first, then fish, then everything else.
Omakase counters have come to town, but rolls still pay the rent. Somebody will always put a soft-shell in one, and thank goodness.

Burgers
Smashed or stacked, with crab dip if you insist.
Two schools rule: the thin and lacy, the thick and pink. We have friends in both.

BBQ
Pit beef is ours: charred, shaved rare and stung with horseradish.
Elsewhere, barbecue smokes for half a day; along Pulaski Highway, beef is grilled hot and sliced to order. Ribs and brisket have moved in lately, and nobody minds.

Japanese
Charcoal, cutlets, cold noodles and very little noise.
There’s a lot more to it than raw fish. Try a set lunch, with its six small dishes, before anything else.

Korean
Tabletop coals, bubbling stews and a dozen small plates you didn’t order.
Lower Charles Village and Station North have the long-running rooms, and Route 40 has the supermarkets. Go with four people and leave smelling of it.

Thai
Sweet, sour, salty, and as hot as you can honestly take.
“Medium” means something different at every door. Pad Thai is fine, but look at the specials taped to the wall.

Indian
Dosas as long as your arm, curries that took all day.
North and south share the map here: tandoors in the city, thalis in the suburbs. Crab turns up in a Goan gravy more often than you’d guess.

Vietnamese
Broth that started yesterday, herbs picked this morning.
Phở gets the headlines. Save an afternoon for the rice plates and the coffee.

Mediterranean
Olive oil, live fire and a table full of small dishes.
Nothing feeds vegetarians and meat eaters so easily at one table. Share everything and fight over the last chickpea.

Greek
Whole fish, lamb chops and a lot of lemon.
Greektown is the old capital, but the best tables run from Middle River to Pigtown. Eat late, order too much, say yes to the coffee.

Steakhouse
White jackets, cold martinis, warm plates.
Expense accounts built these dining rooms, but birthdays keep them open. If the chop is too much, sit at the bar and split one.

Fine Dining
When you want the evening to last.
Tasting menus, tableside carving, a cheese cart with its own light. Let them know what you don’t eat, and then stop thinking.

Ethiopian
Tear, scoop, share, repeat.
One round of injera holds the whole meal. No forks are needed, and nobody keeps score.

Vegan
Crab cakes without the crab, and no hard feelings.
Baltimore got good at this early. Soul food, shawarma, soft-serve: you can eat plants here for a month without meeting a sad salad.

Vegetarian
Meatless, not joyless.
Lentils, halloumi, mushrooms, beets. Bring the friend who claims to need bacon.

Healthy
Grains, greens and a clear conscience by one o’clock.
Bowls rule at lunchtime. The good ones season like they mean it.

Salad
Somebody else washed the lettuce.
Chopped fine, dressed hard, eaten at your desk: there are worse fates.

Deli
Corned beef by the inch and coddies by the pair.
East Lombard Street was once lined with counters like these, and the recipes moved out Reisterstown Road. Order the corned beef on rye, and tip the slicer.

Sandwiches
Two hands, one napkin, zero ceremony.
A sub shop is judged by its bread and its hots. Some of these bake the first and jar the second.

Cheesesteaks
Philadelphia invented it; we put shrimp on it.
Chopped or sliced, whiz or American, the fight never ends. Eat while it’s hot and argue after.

Chicken & Wings
Boxes of four, fried hard, salt-pepper-ketchup.
The chicken box is Baltimore’s fast food, best with a half-and-half. Whole wings only; don’t let anyone sell you flats.

Carryout
Bulletproof glass, blistering woks, perfect fries.
Nobody grows up here without a favorite. Call it in, walk over, eat on the steps.

Coffee Shop
Serious beans, unserious chairs.
Roasters in town sell to half of these, and a few roast their own. Ask what came in this week.

Bakery
Rye at ten, conchas at noon, cookies always.
German, Jewish, Mexican and French bakers each left the city something sweet. Go before nine, since the good trays empty first.

Ice Cream
Cones, custard and snowballs under a pile of marshmallow.
A snowball is shaved ice with syrup, and egg custard is the flavor to know. Lines get long by the first hot weekend.

Dessert
Nine layers, one fork.
Cobbler, pudding, cake cut like a brick: supper can be an excuse.

Diner
Bottomless coffee and pie behind glass.
Open early, open late, never fashionable. Counter seats are for people who like to watch.

Soul Food
Greens, gravy, grace.
Church basements trained a lot of these cooks. Sunday is the big day, and the cobbler won’t wait for you.

Caribbean
Curry goat, doubles and a steel pan somewhere close.
Trinidad, Guyana, Barbados and Haiti all cook along these avenues. Pepper sauce is on the table, so start with a drop.

Jamaican
Drum smoke, scotch bonnet, coco bread.
You can follow the smell up Park Heights Avenue. Get the oxtail early.

Latin American
Rice, beans, plantains and a dozen national arguments.
Menus run from San Juan to Bogotá. Daily specials are where the heart is.

Salvadoran
Two pupusas make a snack, three make a lunch.
Highlandtown pats out thousands a week. Heap on the curtido; it’s free.

Honduran
Baleadas, coconut and conch.
Flour tortillas, folded thick, are the draw. Breakfast or supper, same order.

Peruvian
Charcoal birds and bright green sauce.
You can smell the rotisseries a block away. Come for the chicken, then come back for the ceviche.

Cuban
Pressed bread, garlic, lime.
A cafecito at the end isn’t optional.

Spanish
Small plates, short pours, no hurry.
Tapas suit a city that likes to talk. Save the paella for company.

French
Butter, patience, good bread.
Bistros here run from candlelit to crêpe-in-hand. Either way, mop the plate.

German
Sour beef, dumplings, brown ale.
Every fall the church halls cook it by the ton. These kitchens do it all year.

Polish
Pierogi with a side of gossip.
Fells Point and Canton were half Polish once, and kielbasa is still a Christmas errand.

Cajun & Creole
Louisiana rules with Chesapeake crab.
Gumbo and the Bay turn out to be cousins. Bring a handkerchief.

Lebanese
Charcoal, parsley, warm bread and all the garlic sauce you can carry.
A meal starts with mezze and often ends there. If you must go on, there’s kofta and shawarma.

Middle Eastern
Falafel, fava beans and the good pickles.
Six dollars still buys breakfast here. Ask for extra tahini.

Turkish
Flatbreads shaped like boats, kebabs chopped by hand.
Tea follows, in little glasses, as long as you stay.

Persian
Rice with a crust, stews with a past.
Saffron isn’t decoration. Order the tahdig first.

Afghan
Pumpkin, dumplings, long-grained rice.
Baltimore has loved this food for decades, and it loves us back in portions.

Pakistani
Iron woks, slow stews, fast bread.
Late evenings are best. Bring cash and cousins.

Nepalese
Momos first, questions later.
High-altitude comfort: dumplings, thali, a bowl of thukpa on a wet night.

West African
Jollof, suya, soup with a swallow.
Nigeria and Senegal are both at the table. Wash your hands and use them.

Filipino
Vinegar, garlic, pork and purple ice.
Family parties used to be the only place to get it. Not anymore.

Ramen
Long simmers, short waits.
Slurp: it cools the noodles. Get the egg.

Poke
Raw fish, warm rice, five minutes.
Keep the toppings to three and you’ll taste the tuna.

Kosher
Schnitzel, cholent and a closed sign on Saturday.
Park Heights and Pikesville keep the flame. Thursday night is cholent night.

Halal
White sauce, red sauce, over rice.
From carts and counters, it feeds cabdrivers and sophomores alike.

Bagels
Boiled, baked, still warm.
If it’s toasted, you waited too long.

Donuts
Gone by ten, worth the alarm.
Cider in fall, Old Bay on a dare.

Juice Bar
Pressed, blended, handed over cold.
Sea moss is the local vice.

Soup
A ladle, a heel of bread, a better day.
Maryland crab is the red one, cream of crab the rich one. Mix them.

Pub
Pints, pies and fiddles on Thursdays.
Irish names hang over half the doors in Fells Point. Inside you’ll find chips, darts and somebody’s uncle holding court.

Sports Bar
Purple Sundays, orange summers.
Find your section, learn its chants, tip on the big plays.

Wine Bar
Half pours and long talks.
Maryland cheese has gotten good enough to deserve the wine list.

Cocktail Bar
Rye country, after all.
Maryland is rye country, so start with a Manhattan, and ask for it stirred.

Brewery
Tanks in the back, pretzels in front.
Kids, dogs, food trucks: Saturday afternoon looks like this now.

Food Truck
Chase the smell of onions.
Weekday lunches downtown, weekend lots everywhere.

Food Hall
Nobody has to agree.
Grab a table first, then scatter.

Buffet
Pace yourself.
Crab legs come out at five, and the veterans know it.

Concession Stand
Peanuts, pretzels, a paper boat of fries.
Eat it standing up, with one eye on the field.
`);
