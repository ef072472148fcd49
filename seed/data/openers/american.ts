/** Opening sentences for places of the American table. See `read-openers.ts` for the slots. */
export const AMERICAN = `
American
The [hot turkey sandwich] is open-faced under a flood of gravy, and lunch regulars on {street} order nothing else.
[Buttermilk fried chicken] is brined for two days.
[Meatloaf] is glazed with tomato jam and served with mashed potatoes.
The [half-pound chuck burger] and a cold pilsner are a good supper at the bar.
[Short-rib pot roast] is served in a Dutch oven, with a ladle for the gravy.
Soft pretzels are topped with lump crab and sharp cheddar and baked until they bubble. | Crab-topped pretzel
[Pork chops] are served with sauerkraut and applesauce.
The salad to get is the [iceberg wedge], with smoked bluefish and buttermilk dressing.
[Maryland crab soup] is always on the chalkboard, next to a fish of the day and a stew.
[Skillet cornbread] arrives hot, with sorghum butter melting into it.
The [pit beef French dip] is a long roll of rare beef with a cup of jus.
[Coddies on saltines] are $2 each and go well with a cold beer.
You can smell the hickory from the sidewalk; chickens roast over it all day. | Hickory-roasted chicken
[Chicken pot pie] has a flaky crust and a filling full of peas.
[Chicken and dumplings], braised greens and pie fill a menu the size of an index card.
Every table starts with a free relish tray, the way supper clubs used to do it.
[Duck with sour cherries] is the best-known dish; the trout in brown butter is just as good.
[Roast beef on rye] is carved to order and served with fresh horseradish.
The kitchen buys whole hogs from Carroll County and makes its own sausage and scrapple. | House-made scrapple
[Crab mac and cheese] is baked in a skillet, with claw meat in every forkful.
[Pan-fried rockfish] is the best thing on the menu, served with lemon and boiled potatoes.
Most people order the [smothered chicken] with a side of lima beans.
A [prime rib sandwich] on a toasted roll is big enough for two.
[Sweet potato biscuits] are filled with country ham and pepper jelly.
[Tomato sandwiches] are on the menu from July to September.
Farm eggs go on top of the hash, the burger and the asparagus. | Hash with a farm egg
[Liver and onions], hard to find these days, is served with bacon and mashed potatoes.
[Steak tips] are grilled with peppers and served with a baked potato.
[Grilled corn] is brushed with crab butter.
[Stuffed rockfish], shrimp cocktail and twice-baked potatoes have been on the menu since 1978.
The [Caesar salad with fried oysters] has croutons made from the house rolls.
[Braised rabbit] is served over noodles in mustard sauce.
The salads are good, especially the [roasted carrot and farro salad].
Trout, chops and vegetables are all cooked in a brick hearth. | Hearth-roasted trout
The Tuesday [turkey dinner] is $14, with two sides and a roll.
[Stone-ground grits] are topped with shrimp or mushrooms.
[Chicken livers on toast] get pickled onions and plenty of pepper.
Blue-plate specials change daily; Monday’s is [stuffed peppers].
[Pickled beets], deviled eggs and pimento cheese make a good first course for the table.
[Catfish] is fried in cornmeal and served with green tomato chow-chow.
[Apple pie] is baked every day and served with sharp cheddar.
[Open-faced crab melts] are served two to a plate, on English muffins.
[Ham and beans] simmer all day and are served with a square of cornbread.
The menu is short: burgers, roast chicken, one fish and a [chocolate malt].
[Veal shank for two] takes forty minutes, so order a first course.
[Lemon meringue pie] is torched to order at the counter.
[Smoked turkey chili] is on the menu from November to March.
[Wings] are grilled over wood and dressed with vinegar and lemon.
[Crab imperial] is browned in the shell and served with coleslaw.
The [vegetable plate] is corn pudding, collards and beans for $13.
Supper starts with [hush puppies] and ends with Smith Island cake.
[Steamed shrimp] and peach cobbler are the two things to order on {street}.
[Braised beef cheeks] are spooned over egg noodles, with horseradish on the side.
[Honey-glazed carrots] are the side dish that everyone shares.

Diner
[Creamed chipped beef] on toast, two eggs and coffee are $11.
[Rice pudding] is made every morning and dusted with cinnamon.
[Scrapple] is griddled until the edges are crisp.
The number-one breakfast is [two eggs, scrapple and home fries].
[Gravy fries] are $6 for an oval plate big enough to share.
The [crab cake platter] includes two sides and a roll.

Breakfast & Brunch
[Crab Benedict] is served on fried green tomatoes, with a lemony hollandaise.
[Biscuits] come out of the oven all morning and go fast.
[Sweet potato pancakes] are stacked three high, with pecans and maple butter.
[Shrimp and grits] get their smoke from a ham bone.
[French toast] is cut thick from challah and cooked in brown butter.
[Lake trout and eggs], a Baltimore breakfast, is served with hot sauce and white toast.
[Chilaquiles], red or green, are topped with a fried egg and sliced radishes.
[Lemon ricotta hotcakes] are the first thing to order.
[House granola] is served with yogurt and stewed plums.
Fried chicken sits on a waffle seasoned with Old Bay. | Chicken and waffles
Eggs are cooked any style, with home fries or stewed tomatoes. | Eggs and home fries
[Scrapple, egg and cheese] on a potato roll is $6.
[Hash browns] are shredded and fried until crisp.
There are four kinds of omelet and a good [corned beef hash].
[Dutch babies] take twenty minutes and are served with lemon and powdered sugar.

Burgers
The [double smashburger] has onions pressed into the meat and a steamed potato bun, for $9.
Crab dip goes on the signature burger, so take extra napkins. | Crab-dip burger
Fries are cut every morning and served with malt vinegar. | Boardwalk fries with vinegar
The [bison burger] with pickled green tomato is the one to try.
The [patty melt] is made on marble rye, with onions cooked until they are sweet.
Black beans and roasted corn go into the veggie burger, which is made in-house. | Black-bean burger
[Malts] are thick, and you get the rest of the batch in the metal cup.
Grass-fed beef from Harford County is ground fresh twice a day. | Grass-fed beef burger
[Onion rings] are cut thick and fried to order.

BBQ
[Pit beef] is sliced to order, rare in the middle, with raw onion and tiger sauce.
[Spareribs] spend six hours over oak and are sold by the half rack or the full.
[Burnt ends] sell out by early afternoon.
[Brisket] is $11 a half pound, with pickles and white bread.
[Half chickens] are smoked over hickory and chopped on request.
[Pulled pork] in vinegar sauce is piled on a kaiser roll with slaw.
[Turkey wings] are smoked until the skin is crisp.
[Collards with neck bones] and baked macaroni are worth ordering on their own.
[Hot links] are made by a butcher in Hampstead and served with smoky beans.
Ask for [chopped beef] “outside,” and you get the crisp, blackened edges.

Steakhouse
The [porterhouse for two] is dry-aged forty days and carved at the table.
[Caesar salad] is made tableside and serves two.
[Prime rib] is served on Saturdays, with popovers and horseradish cream.
[Filet mignon] is topped with jumbo lump crab.
[Rib eyes] are grilled over cherrywood.
[Creamed spinach] is served in a copper pot and is enough for the table.
The [tomahawk rib eye] with marrow butter feeds two or three.
[Strip steaks] are aged for four weeks and cut in-house.
[Hanger steak with fries] is $29 at the bar.
The [shellfish tower] is three tiers high, with crab claws on top.

Fine Dining
Seven courses are served at a single seating, and you can see the cooks at work. | Seven-course tasting menu
Duck is aged two weeks and served with damson plums. | Aged duck with damson plums
Beets are roasted in ash and served with smoked yogurt. | Ash-roasted beets
[Caviar on a coddie] opens the tasting menu.
[Agnolotti] are filled with sweet corn from the Eastern Shore and finished with truffle.
[Oysters with green strawberries] are served over a cucumber granita.
The [cheese cart] carries nine cheeses and three kinds of honey.
[Spring lamb with ramps] is the dish to ask for in April.

Sandwiches
[Cold-cut subs] get shaved onion, hots and plenty of oregano.
The [roast pork sandwich] has broccoli rabe and sharp provolone on a seeded roll.
[Chicken cutlets] are pounded thin, fried and served with vodka sauce.
[Shrimp salad], heavy on celery and light on mayonnaise, fills a toasted sub roll.
[Egg salad] on white has potato chips inside the sandwich.
[Tuna melts] are griddled on rye with Swiss cheese.

Cheesesteaks
Rib eye is sliced thin, chopped on the griddle and folded with American cheese. | Rib eye cheesesteak
[Shrimp cheesesteaks], a Baltimore habit, are served with hots and fries.
A [chicken cheesesteak] with fried hots is big enough for two.
[Cheesesteak egg rolls] are three to an order.
[Gravy fries] with fried onions are the side to get.

Deli
[Corned beef] is cured for nine days and sliced by hand.
[Coddies] are two for $5, with saltines and yellow mustard.
The [smoked fish platter] has whitefish, sable and nova, enough for four.
[Matzo ball soup] is made from scratch every morning.
Order a Baltimore classic, the hot dog wrapped in fried bologna. | Bologna dog
Half-sour pickles are set on every table in a steel bowl. | Half-sour pickles
[Tongue on rye], hard to find elsewhere, is always on the menu.
[Knishes] and kasha varnishkes are made in-house.
[Pastrami] is steamed until tender and piled on seeded rye.
The [number-six club] has turkey, tongue and coleslaw.

Soul Food
[Turkey wings] are smothered in gravy and served over rice.
[Whiting] is fried to order and served on wheat bread with hot sauce.
[Candied yams] and baked macaroni are the sides to get.
[Oxtails] braise overnight with allspice and thyme and are served over rice.
The [three-side plate] is $10 with a corn muffin.
[Peach cobbler] is served warm, in a bowl big enough for two.

Chicken & Wings
The classic [chicken box] holds four fried wings and western fries.
[Whole wings] are glazed with honey and Old Bay.
[Gizzards] and livers are fried in peppery flour and sold by the half pint.
Chicken is brined overnight and pressure-fried, so it stays juicy. | Pressure-fried chicken
[Half-and-half], lemonade and iced tea in one cup, is sold by the quart.
[Boneless thighs] are double-fried and glazed with gochujang.

Carryout
The [turkey club sub] is toasted, with bacon and plenty of mayonnaise.
[Lake trout] is hot from the fryer and wrapped with white bread.
[Shrimp fried rice] and fried fish are cooked in the same small kitchen.
[Steak-and-egg subs] get salt, pepper and ketchup.
[House fried rice], with chicken, beef and shrimp, is $8.
A [chicken box] with whole wings and crinkle-cut fries is the usual order.

restaurants
The [roast turkey plate] includes stuffing, string beans and cranberry sauce.

Cajun & Creole
[Crawfish étouffée] starts with a dark roux and is served over rice.
[Gumbo] is made with Maryland crab and andouille.

Buffet
[Crab legs] are on the buffet every weekend.
The [carving station] offers ham, turkey and roast beef.
[Sushi], fried catfish and a long salad bar are all included.
The [dessert bar] has eleven kinds of pie.
[Hibachi] is cooked to order and included in the price.

Food Hall
Nine stalls share the hall, including an oyster bar and a bao counter. | Oysters on the half shell

Food Truck
[Crab-dip grilled cheese] is the truck’s best seller.
[Birria tacos] are three to an order, with consomé for dipping.
[Bulgogi fries] are topped with kimchi and cheese sauce.
`;
