import { readBlocks } from '../read-blocks.ts';

/**
 * What the paper says about each cuisine: first the line that its guide is announced with, then paragraphs about the food
 * and the city, and nothing about single places.
 */
export const CUISINE_INTROS = readBlocks(`
American
Burgers, pot roast, fried chicken and a slice of pie.
“American” covers a lot of ground, from meatloaf at a counter to duck in a dining room. What these kitchens share is that nobody needs the menu explained.
Some nights call for a tasting menu. Most call for a good burger and a seat, and this list is for most nights.

Seafood
Steamed, fried, broiled or on the half shell, straight out of the Bay when the Bay allows.
Everyone here has an opinion on crab cakes: lump meat, broiled, with not much filler. Ask where the crab is from.
Order rockfish in fall, oysters in the cold months and soft-shells from May on, and you’ll eat well.

Pizza
Thin, thick, square or folded in half over the curb.
Baltimore never settled on one kind of pizza, so it kept them all. Now and then, one comes with crab.
Everyone thinks the best pie is the one around the corner. These are worth going farther for.

Italian
Red sauce, white tablecloths and everything in between.
Little Italy is the heart of it, but you’ll find Sunday gravy in every part of town.
Start with pasta, which is the best test of an Italian kitchen. Then ask what’s good tonight.

Asian Fusion
Kimchi, dumplings, noodles and a little Old Bay.
These menus borrow from several countries at once, and often from the Chesapeake, too.

Bar & Restaurant
Come for a drink and stay for dinner.
A good Baltimore bar feeds you well: crab dip, wings, a sandwich on rye.
Before a game, after work or on a slow Tuesday, this is where the city eats and drinks.

Mexican
Tacos, mole and fresh tortillas, in Highlandtown and far beyond.
Good tortillas tell you that you’re in the right place. Look for a kitchen that makes its own.
Get the birria or the mole, and an agua fresca to go with it.

Café
A cup of coffee, a window seat and something with butter in it.
Most of these cafés serve lunch as well as coffee.
Bring a book, or a friend.

Chinese
Dumplings, roast duck and hand-pulled noodles.
For decades, Chinese food here meant the corner carryout. Now you can find Sichuan, Shanxi and Hong Kong cooking, too.

Breakfast & Brunch
Scrapple, grits and the first pancake of the weekend.
Weekdays are easy. Weekends mean a line, so bring the paper and somebody to share it with.

Crab House
Mallets, brown paper and a tray of steamed crabs.
Call ahead for the price of crabs, order a few more than you think you need, and wear a shirt you don’t love.

Sushi
Rolls, omakase and soft-shell crab with rice.
You can leave the menu to the chef, or you can order rolls. Around here, somebody will always put soft-shell crab in one.

Burgers
Smashed or stacked, with crab dip if you insist.
Some are thin and crisp at the edges, others thick and pink in the middle. We like both.

BBQ
Pit beef is Baltimore’s own: charred, sliced rare and served with horseradish.
Elsewhere, barbecue smokes for half a day. Here, beef is grilled hot and sliced to order, though you’ll find ribs and brisket, too.

Japanese
Cutlets, noodles and skewers off the grill.
There’s a lot more to it than raw fish. Try a set meal, with soup, pickles and rice, before anything else.

Korean
Tabletop coals, bubbling stews and a dozen small plates you didn’t order.
Go with at least four people, so you can try more of the menu.

Thai
Sweet, sour, salty, and as hot as you can honestly take.
“Medium” means something different everywhere you go. Pad thai is fine, but look at the specials first.

Indian
Dosas, curries and bread hot from the tandoor.
You’ll find both northern and southern cooking here: butter chicken, biryani, dosas and, now and then, a crab curry from Goa.

Vietnamese
Phở, bánh mì and plenty of fresh herbs.
Phở gets most of the attention. Try the rice plates and the coffee as well.

Mediterranean
Olive oil, charcoal and a table full of small dishes.
It’s easy food for a mixed table, with plenty for vegetarians and meat eaters alike.

Greek
Whole fish, lamb chops and a lot of lemon.
Greektown is the old center of it, but you’ll find good Greek food all over town. Order more than you need, and say yes to the coffee.

Steakhouse
Cold martinis, hot plates and a baked potato.
These dining rooms are made for expense accounts and birthdays. If a whole steak is too much, sit at the bar and split one.

Fine Dining
For nights when you want the evening to last.
Expect tasting menus and careful service. Tell them ahead what you don’t eat.

Ethiopian
Spicy stews, shared from one round of injera.
Tear off some injera and use it to scoop up the stews. You won’t need a fork.

Vegan
Crab cakes without the crab, and much more.
Baltimore does vegan cooking well, from soul food to shawarma to soft-serve.

Vegetarian
Lentils, halloumi, mushrooms and beets.
Bring the friend who says there’s no dinner without meat.

Healthy
Grains, greens and a good lunch.
Most of these serve bowls, and the best ones are well seasoned.

Salad
Chopped, dressed and ready for your desk.
Most of these will toss a salad to order.

Deli
Corned beef, matzo ball soup and coddies.
East Lombard Street was once lined with delis, and many later moved out Reisterstown Road. Start with the corned beef on rye.

Sandwiches
Subs, cutlets and shrimp salad on a roll.
You can judge a sub shop by its bread and its hots.

Cheesesteaks
Philadelphia invented it; we put shrimp on it.
Chopped or sliced, whiz or American: that part is up to you.

Chicken & Wings
Chicken boxes, wings and western fries.
The chicken box is Baltimore’s own fast food. Get it with a half-and-half, which is lemonade and iced tea.

Carryout
Chicken boxes, lake trout and fried rice to go.
Everyone who grew up here has a favorite carryout. Call ahead, and eat on the steps.

Coffee Shop
Good beans, and somewhere to sit with a cup.
Some of these shops roast their own beans. Ask what’s new this week.

Bakery
Rye bread, conchas and fudge-topped cookies.
German, Jewish, Mexican and French bakers have all left their mark on the city. Go early, before the best things sell out.

Ice Cream
Cones, custard and snowballs under a pile of marshmallow.
A snowball is shaved ice with syrup, and egg custard is the flavor to know. Lines are long on hot weekends.

Dessert
Smith Island cake, banana pudding and pie.
Smith Island cake, with its nine thin layers, is Maryland’s state dessert.

Diner
Eggs, scrapple and refills of coffee.
Sit at the counter if you’re alone and in a booth if you’re not.

Soul Food
Fried fish, greens and sweet potatoes.
Sunday is the big day, so go early, and save room for cobbler.

Caribbean
Curry goat, roti and doubles.
The pepper sauce is hot, so start with a drop.

Jamaican
Jerk chicken, oxtail and coco bread.
Oxtail sells out first, so get it early.

Latin American
Rice, beans, plantains and slow-cooked meat.
Many of these menus cover more than one country. The daily specials are a good place to start.

Salvadoran
Pupusas, plátanos and curtido.
Two pupusas make a snack, and three make a lunch.

Honduran
Baleadas, coconut bread and conch soup.
A baleada is a thick flour tortilla folded over beans and cream. It’s good at any hour.

Peruvian
Charcoal chicken with green sauce, and ceviche.
Come for the chicken, then come back for the ceviche.

Cuban
Pressed sandwiches, black beans and plantains.
Finish with a cafecito, the small, sweet Cuban coffee.

Spanish
Tapas, sherry and paella for two.
Two or three tapas a person make a dinner. Paella takes a while, so order it first.

French
Steak frites, onion soup and good bread.
Some are dressy and some are casual; nearly all of them have a good steak frites.

German
Sour beef, dumplings, brown ale.
Baltimore’s sour beef is what most people call sauerbraten. Church suppers serve it every fall, but these kitchens make it all year.

Polish
Pierogi, kielbasa and stuffed cabbage.
Fells Point and Canton once had large Polish communities, and kielbasa is still a Christmas tradition.

Cajun & Creole
Gumbo, étouffée and Maryland crab.
Chesapeake crab goes very well in gumbo.

Lebanese
Charcoal, parsley, warm bread and all the garlic sauce you can carry.
A meal starts with mezze, and you could stop there. If you’re still hungry, get kofta or shawarma.

Middle Eastern
Falafel, shawarma and pickles.
Ask for extra tahini and plenty of pickles.

Turkish
Flatbreads shaped like boats, kebabs chopped by hand.
Tea comes in little glasses at the end of the meal.

Persian
Kabobs, herb stews and saffron rice.
Ask for tahdig, the crisp rice from the bottom of the pot.

Afghan
Pumpkin, dumplings and charcoal kabobs.
Start with kaddo, the sweet braised pumpkin with garlic yogurt.

Pakistani
Karahi, nihari and fresh naan.
Order for the table, and get enough naan to share.

Nepalese
Momos, thali and noodle soup.
Momos, the Nepalese dumplings, come first. Thukpa, a noodle soup, is the thing on a cold night.

West African
Jollof rice, suya and pounded yam.
The cooking here is from Nigeria, Ghana and Senegal. Much of it is eaten by hand.

Filipino
Adobo, lumpia and halo-halo.
Go with a group and order several dishes to share with rice.

Ramen
Noodles in broth that simmers for hours.
Eat it while it’s hot, and add an egg.

Poke
Fresh fish over rice, ready in minutes.
Go easy on the toppings, and you’ll taste the tuna.

Kosher
Schnitzel, shawarma and potato kugel.
Park Heights and Pikesville have most of the city’s kosher kitchens. All of them close for the Sabbath, from Friday evening through Saturday.

Halal
Chicken over rice with white sauce and red sauce.
It’s quick, cheap and good for lunch.

Bagels
Boiled, baked and best while they’re warm.
A fresh bagel doesn’t need toasting.

Donuts
Fresh in the morning and gone by noon.
Get cider donuts in the fall.

Juice Bar
Juices and shakes, made to order.
Sea moss, a seaweed gel, goes into many of the shakes.

Soup
Crab soup, chicken soup and good bread.
Maryland crab soup is the red one, and cream of crab is the rich one. Half-and-half is a bowl of both.

Pub
Pints, shepherd’s pie and fish and chips.
Most of them are Irish, and all of them serve food with the beer.

Sports Bar
Ravens on Sundays, Orioles all summer.
Get there well before kickoff if you want a seat.

Wine Bar
Wine by the glass, with cheese and olives.
Maryland cheeses are worth ordering with a glass.

Cocktail Bar
Manhattans, milk punch and small plates.
Maryland is known for rye whiskey, so start with a Manhattan.

Brewery
Fresh beer, with pretzels to go with it.
Ask for a flight if you can’t decide.

Food Truck
Lunch from a window, eaten standing up.
Trucks move around, so check where they are before you go.

Food Hall
Several kitchens under one roof.
Find a table first, then go and order.

Buffet
All you can eat, at one price.
Look at everything before you fill a plate.

Concession Stand
Hot dogs, pretzels and fries.
You can eat it in your seat and not miss a play.
`);
