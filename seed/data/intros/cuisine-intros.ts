import { readBlocks } from '../read-blocks.ts';

/**
 * The editorial text of each cuisine: the line that announces its guide, then paragraphs about the food and the city.
 * Nothing is said about single places.
 */
export const CUISINE_INTROS = readBlocks(`
American
Coddies, pot roast, catfish and a slice of pie.
“American” covers a lot of ground, from ham and beans to smoked rockfish toast. You’ll recognize almost everything on the menu.
This is what you want on most nights: a good supper, a booth and somebody who refills the water.

Seafood
Crab cakes, oysters and rockfish, straight out of the Bay when the Bay allows.
Everyone in Baltimore has an opinion on crab cakes. We like ours broiled, with lump meat and hardly any filler. Ask where the crab is from.
Order rockfish in the fall, oysters in the cold months and soft-shells from May through September.

Pizza
Thin, thick, square or by the slice.
Baltimore never settled on one kind of pizza, so you can get them all. Some pies even have crab on them.
Everyone has a favorite around the corner. Some of these are worth a longer trip.

Italian
Sunday gravy, fresh pasta and a spoonful of tiramisu.
Little Italy is the traditional home of Italian cooking here, but you’ll find good pasta all over town.
Start with pasta, which is the best test of an Italian kitchen. Then ask what’s good tonight.

Asian Fusion
Kimchi, dumplings, noodles and a little Old Bay.
These menus borrow from several countries at once, and sometimes from the Chesapeake, too.

Bar & Restaurant
Come for a drink and stay for dinner.
A good Baltimore bar feeds you well, whether you want crab dip, wings or a sandwich on rye.
These spots are handy before a game, after work or on a slow Tuesday.

Mexican
Tacos, mole and fresh tortillas.
Start with the tortillas, and look for a kitchen that makes its own.
Order birria or mole, and an agua fresca to go with it.

Café
Coffee, pastries and a seat by the window.
Many cafés serve lunch as well as coffee. Bring a book, or a friend.

Chinese
Wontons, dim sum and hand-pulled noodles.
For decades, Chinese food here meant the corner carryout. Now you can get cumin lamb and mapo tofu, too.

Breakfast & Brunch
Scrapple, grits and the first pancake of the weekend.
Weekdays are easy. On weekends there’s often a line, so bring the paper.

Crab House
Mallets, brown paper and steamed crabs by the dozen.
Call ahead to ask what crabs cost that day. Order a few more than you think you need, and wear a shirt you don’t mind staining.

Sushi
Rolls, omakase and a little soft-shell crab.
Let the chef choose, or order a few rolls. This being Maryland, one of them may have soft-shell crab in it.

Burgers
Smashed thin or stacked high, sometimes with crab dip.
Some burgers are thin and crisp at the edges, and others are thick and pink in the middle. We like both.

BBQ
Pit beef is Baltimore’s own: charred, sliced thin and piled with raw onion.
The beef is grilled fast over hot charcoal, not smoked. Ribs and brisket take longer.

Japanese
Cutlets, noodles and skewers off the grill.
There’s a lot more to Japanese food than raw fish. Try the skewers, the curry or a bowl of noodles.

Korean
Grills at the table, bubbling stews and a lot of small plates.
Go with a group, so you can try more of the menu.

Thai
Sweet, sour, salty and as hot as you like.
“Medium” means something different everywhere you go, so ask. Then try something other than pad thai.

Indian
Dosas, curries and bread hot from the tandoor.
You’ll find cooking from the north and the south of India, so look beyond the butter chicken.

Vietnamese
Phở, bánh mì and plenty of fresh herbs.
Phở gets most of the attention, but the rice plates and the coffee are worth trying, too.

Mediterranean
Olives, octopus and a table full of small dishes.
This is easy food to share, with plenty for vegetarians and meat eaters alike.

Greek
Grilled porgy, lamb chops and plenty of lemon.
Greektown is still the first place to look, but you’ll find good Greek food all over town. Order a few things to share, and say yes to the coffee.

Steakhouse
Rib eyes, prime rib and a cold martini.
Steakhouses are made for expense accounts and birthdays. If a whole steak is too much for you, split one.

Fine Dining
For nights when you want dinner to last.
Expect a long meal and careful service. When you book, mention anything you don’t eat.

Ethiopian
Spicy stews, shared from one round of injera.
Tear off some injera and use it to scoop up the stews. You won’t need a fork.

Vegan
Pit beef without the beef, and much more.
Baltimore has vegan takes on crab cakes, pit beef and soft-serve.

Vegetarian
Lentils, halloumi, mushrooms and beets.
Bring a friend who thinks dinner needs meat.

Healthy
Grains, greens and a good lunch.
Bowls and salads are the usual order.

Salad
Chopped, tossed and dressed to order.
A salad is an easy lunch to take back to your desk.

Deli
Corned beef, matzo ball soup and coddies.
East Lombard Street was once lined with delis, and many later moved out Reisterstown Road. Start with the corned beef on rye.

Sandwiches
Subs, cutlets and shrimp salad on a roll.
You can judge a sub shop by its bread. “Hots” are chopped hot peppers, and you want them.

Cheesesteaks
Rib eye, onions and cheese on a long roll.
Philadelphia invented the cheesesteak, but in Baltimore you can get one with shrimp, too.

Chicken & Wings
Chicken boxes, wings and western fries.
A chicken box is fried wings with western fries, which are thick potato wedges. To drink, get a half-and-half, which is half lemonade and half iced tea.

Carryout
Chicken boxes, lake trout and fried rice to go.
Everyone who grew up here has a favorite carryout. Call ahead, and your order will be ready.

Coffee Shop
Good beans and careful brewing.
To really taste the beans, ask for a pour-over.

Bakery
Bread, cakes and fudge-topped cookies.
German, Jewish, Mexican and French bakers have all worked in the city. Go early, before things sell out.

Ice Cream
Cones, custard and snowballs with marshmallow.
A snowball is shaved ice with syrup, and egg custard is the flavor to know. Expect a line on hot weekends.

Dessert
Smith Island cake, banana pudding and pie.
Smith Island cake, a stack of thin layers with fudge frosting in between, is Maryland’s state dessert.

Diner
Eggs, scrapple and refills of coffee.
Sit at the counter if you’re alone and in a booth if you’re not.

Soul Food
Fried fish, turkey wings and two sides.
Sunday is the big day, so go early, and save room for dessert.

Caribbean
Curry goat, roti and doubles.
The pepper sauce is hot, so start with a drop or two.

Jamaican
Jerk chicken, oxtail and coco bread.
Oxtail sells out first, so get it early.

Latin American
Rice, beans, plantains and slow-cooked meat.
Some menus cover more than one country. The daily special is a good place to start.

Salvadoran
Come for pupusas with curtido and a side of plátanos.
Two pupusas make a snack, and three make a lunch.

Honduran
Baleadas, coconut bread and conch soup.
A baleada is a thick flour tortilla folded over beans and crema.

Peruvian
Charcoal-roasted chicken, green sauce and ceviche.
Get the chicken first, and the ceviche on your next visit.

Cuban
Pressed sandwiches, black beans and plantains.
Finish with a cafecito, the small, sweet Cuban coffee.

Spanish
Tapas, sherry and paella for two.
Two or three tapas per person make a dinner. Paella takes a while, so order it first.

French
Steak frites, onion soup and good bread.
Some French restaurants are dressy, and others are casual. Steak frites is a good first order at either kind.

German
Sour beef, dumplings and schnitzel.
Sour beef is what Baltimore calls sauerbraten. Some churches serve it at suppers every fall.

Polish
Pierogi, kielbasa and stuffed cabbage.
Fells Point and Canton once had large Polish communities, and kielbasa is still a Christmas tradition in Baltimore.

Cajun & Creole
Gumbo, étouffée and a little Maryland crab.
Start with a cup of gumbo.

Lebanese
Grilled meat, warm bread and garlic sauce.
Start with mezze, the small plates, and go on to kofta or shawarma if you’re still hungry.

Middle Eastern
Falafel, shawarma and pickles.
Ask for extra tahini.

Turkish
Boat-shaped flatbreads and kebabs off the grill.
Finish with tea, which is served in little glasses.

Persian
Kabobs, herb stews and saffron rice.
Ask for tahdig, the crisp rice from the bottom of the pot.

Afghan
Dumplings, kabobs and rice with lamb.
Start with kaddo, the sweet braised pumpkin with garlic yogurt.

Pakistani
Karahi, nihari and fresh naan.
Order for the table, and get enough naan to share.

Nepalese
Dumplings, noodle soup and curries.
Momos are dumplings, and thukpa is a noodle soup for cold nights.

West African
Jollof rice, suya and pounded yam.
You’ll find dishes from Nigeria, Ghana and Senegal. Many of them are eaten by hand.

Filipino
Adobo, lumpia and halo-halo.
Order several dishes to share, with plenty of rice.

Ramen
Noodles in broth that simmers for hours.
Add an egg, and eat it while it’s hot.

Poke
Raw fish over rice, ready in minutes.
Go easy on the toppings, and you’ll taste the tuna.

Kosher
Schnitzel, shawarma and potato kugel.
Kosher restaurants close before sundown on Friday and stay closed on Saturday, so plan around the Sabbath.

Halal
Chicken over rice with white sauce and red sauce.
A platter makes a quick, filling lunch.

Bagels
Bagels are best early, while they’re warm.
A fresh bagel doesn’t need toasting.

Donuts
Cider donuts, twists and coffee.
Go early for the best choice.

Juice Bar
Juices and shakes, made to order.
Sea moss, if you see it on the menu, is a seaweed gel that thickens a shake.

Soup
Crab soup, tomato soup and mushroom barley.
Maryland crab soup is the red one, with vegetables. Cream of crab is just what it sounds like.

Pub
Pints, shepherd’s pie, and fish and chips.
A good pub has a kitchen, so come hungry.

Sports Bar
The Ravens on Sundays and the Orioles all summer.
For a big game, get there well before it starts.

Wine Bar
Wine by the glass, with cheese and olives.
If you can’t choose, ask for a taste first.

Cocktail Bar
Manhattans, milk punch and something small to eat.
Maryland is known for rye whiskey, so start with a Manhattan.

Brewery
Fresh beer and something to eat with it.
Ask for a flight if you can’t decide.

Food Truck
Lunch from a window, eaten standing up.
Trucks move around, so check before you go.

Food Hall
Several kitchens under one roof.
Find a table first, then go and order.

Buffet
All you can eat for one price.
Look at everything before you fill a plate.

Concession Stand
Hot dogs, pretzels and fries.
You can eat in your seat and not miss a play.
`);
