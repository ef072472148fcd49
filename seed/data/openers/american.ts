/** Opening sentences for places of the American table. See `read-openers.ts` for the slots. */
export const AMERICAN = `
American
The hot turkey sandwich comes open-faced under a flood of gravy, and lunch regulars on {street} order nothing else.
Buttermilk fried chicken is brined for two days.
Meatloaf is seared in cast iron, glazed with tomato jam and served with mashed potatoes.
A half-pound chuck burger and a cold pilsner are the order at the bar.
Short-rib pot roast comes to the table in its own enamel pot, with a ladle for the gravy.
Soft pretzels are topped with lump crab and sharp cheddar and baked until they bubble.
Pork chops come with sauerkraut, applesauce and hot cider in the fall.
An iceberg wedge with smoked bluefish and buttermilk dressing is the salad to get.
Maryland crab soup, one market fish and one stew make up the chalkboard specials.
Skillet cornbread arrives hot, with sorghum butter melting into it.
Pit-beef dip comes on a long roll with a cup of jus.
Coddies on saltines cost two dollars apiece and go well with a cold beer.
You can smell the hickory from the sidewalk; chickens roast over it all day.
Chicken pot pie has a flaky lid and plenty of peas under it.
Chicken and dumplings, braised greens and pie fill a menu the size of an index card.
Every table starts with a free relish tray, the way supper clubs used to do it.
Duck with sour cherries and trout in brown butter come out of the open kitchen.
Roast beef is carved to order and piled on rye with fresh horseradish.
The kitchen buys whole hogs from Carroll County and makes its own sausage and scrapple.
Crab mac and cheese comes in a skillet, with claw meat in every forkful.
Pan-fried rockfish is the best thing on the menu, served with lemon and boiled potatoes.
Most people order the smothered chicken with a side of lima beans.
A prime-rib sandwich on a toasted roll is big enough for two.
Sweet-potato biscuits come with country ham and pepper jelly.
Tomato sandwiches are on the menu from July to September.
Farm eggs go on top of the hash, the burger and the asparagus.
Liver and onions, hard to find these days, comes with bacon and mashed potatoes.
Steak tips come with blistered peppers and a baked potato.
Grilled corn is brushed with crab butter.
Stuffed rockfish, shrimp cocktail and twice-baked potatoes haven’t left the menu since 1978.
Fried oysters go on the Caesar salad, with croutons made from the house rolls.
Braised rabbit comes in mustard sauce over noodles.
Salads are a specialty, especially the one with roasted carrots and farro.
Trout, chops and vegetables are all cooked in a brick hearth.
The Tuesday turkey dinner is fourteen dollars, with two sides and a roll.
Stone-ground grits come with shrimp or with mushrooms.
Chicken livers on toast come with pickled onions and plenty of pepper.
Blue-plate specials change daily, and Monday’s is stuffed peppers.
Pickled beets, deviled eggs and pimento cheese make a good first course for the table.
Catfish is fried in cornmeal and served with green-tomato chow-chow.
Apple pie is baked every day and served with sharp cheddar.
Open-faced crab melts come on English muffins, two to a plate.
Ham and beans simmer all day and come with a square of cornbread.
The menu is short: three burgers, two chickens, one fish and a chocolate malt.
Veal shank for two takes forty minutes, so order a first course.
Lemon meringue pie is torched to order at the counter.
Smoked turkey chili is on the menu from November to March.
Wings are grilled over wood and dressed with vinegar and lemon.
Crab imperial is browned in the shell and served with coleslaw.
Corn pudding, collards and beans make a thirteen-dollar vegetable plate.
Supper starts with hush puppies and ends with Smith Island cake.
Steamed shrimp and peach cobbler are the two things to order on {street}.
Braised beef cheeks come over egg noodles, with horseradish on the side.
Honey-glazed carrots are the side dish that everyone shares.

Diner
Creamed chipped beef on toast, two eggs and coffee come to eleven dollars.
Rice pudding is made every morning and dusted with cinnamon.
Scrapple is griddled until the edges are crisp.
Two eggs, scrapple and home fries make the number-one breakfast.
Gravy fries cost six dollars and come on an oval plate big enough to share.
The crab-cake platter comes with two sides and a roll.

Breakfast & Brunch
Crab Benedict is served on fried green tomatoes, with a lemony hollandaise.
Biscuits come out of the oven all morning and go fast.
Sweet-potato pancakes come three to a stack, with pecans and maple butter.
Shrimp and grits get their smoke from a ham bone.
French toast is cut thick from challah and cooked in brown butter.
Lake trout and eggs, a Baltimore breakfast, comes with hot sauce and white toast.
Chilaquiles, red or green, come with a fried egg and sliced radishes.
Lemon-ricotta hotcakes are the first thing to order.
House granola comes with yogurt and stewed plums.
Fried chicken comes on a waffle seasoned with Old Bay.
Eggs come any style, with home fries or stewed tomatoes.
Scrapple, egg and cheese on a potato roll costs six dollars.
Hash browns are shredded and fried until the crust crackles.
Four kinds of omelet share the menu with a good corned-beef hash.
Dutch babies take twenty minutes and come with lemon and powdered sugar.

Burgers
Two thin patties with onions smashed into the meat come on a steamed potato bun for nine dollars.
Crab dip goes on the signature burger, so take extra napkins.
Fries are cut every morning and served with malt vinegar.
A bison burger with pickled green tomato is the one to try.
The patty melt comes on marble rye, with onions cooked until they are sweet.
Black beans and roasted corn go into the veggie burger, which is made in-house.
Malts are thick and come with the rest of the batch in the metal cup.
Grass-fed beef from Harford County is ground fresh twice a day.
Onion rings are cut thick and fried to order.

BBQ
Pit beef is sliced to order, rare in the middle, with raw onion and tiger sauce.
Spareribs spend six hours over oak and come by the half rack or the full.
Burnt ends are cubed and sauced, and they sell out by early afternoon.
Brisket is eleven dollars a half pound, with pickles and white bread.
Half chickens are smoked over hickory and chopped on request.
Pulled pork in vinegar sauce comes on a kaiser roll with slaw.
Turkey wings are smoked until the skin is crisp.
Collards with neck bones and baked macaroni are worth ordering on their own.
Hot links come from a butcher in Hampstead and share the tray with smoky beans.
Ask for chopped beef “outside,” and you get the crisp, blackened edges.

Steakhouse
The porterhouse for two is dry-aged forty days and carved at the table.
Caesar salad is made tableside, and it serves two.
Prime rib is served on Saturdays, with popovers and horseradish cream.
Filet mignon comes with a crown of jumbo lump crab.
Rib eyes are grilled over cherrywood in a room with leather booths.
Creamed spinach comes in a copper pot and serves the table.
A tomahawk rib eye under marrow butter feeds two or three.
Strip steaks are cut in-house and aged for four weeks.
Hanger steak with fries is twenty-nine dollars at the bar.
Shellfish towers come in three tiers, with crab claws on top.

Fine Dining
Seven courses are served at a single seating, and the kitchen is open to the room.
Duck is aged two weeks and served with damson plums.
Beets are roasted in ash and served with smoked yogurt.
Caviar on a coddie opens the tasting menu.
Agnolotti are filled with sweet corn from the Eastern Shore and finished with truffle.
Oysters come with green strawberries and a cucumber granita.
The cheese cart carries nine cheeses and three kinds of honey.
Spring lamb with ramps is the dish to ask for in April.

Sandwiches
Cold-cut subs come with shaved onion, hots and plenty of oregano.
Roast pork, broccoli rabe and sharp provolone come on a seeded roll.
Chicken cutlets are pounded thin, fried and served with vodka sauce.
Shrimp salad, heavy on celery and light on mayonnaise, fills a toasted sub roll.
Egg salad on white comes with potato chips inside the sandwich.
Tuna melts are griddled on rye with Swiss cheese.

Cheesesteaks
Rib eye is sliced thin, chopped on the griddle and folded with American cheese.
Shrimp cheesesteaks, a Baltimore habit, come with hots and fries.
A chicken cheesesteak with fried hots is big enough for two.
Egg rolls stuffed with steak and cheese come three to an order.
Gravy fries with fried onions are the side to get.

Deli
Corned beef is cured for nine days and sliced by hand.
Coddies come with saltines and yellow mustard, two for five dollars.
Whitefish, sable and nova share a platter for four.
Matzo ball soup is made from scratch every morning.
A hot dog wrapped in fried bologna is a Baltimore classic.
Half-sour pickles come to every table in a steel bowl.
Tongue on rye, hard to find elsewhere, is always on the menu.
Knishes and kasha varnishkes are made in-house.
Pastrami is steamed until tender and piled on seeded rye.
The number-six club has turkey, tongue and coleslaw.

Soul Food
Turkey wings are smothered in gravy and served over rice.
Whiting is fried to order and comes on wheat bread with hot sauce.
Candied yams and baked macaroni are the sides to get.
Oxtails braise overnight with allspice and thyme and come over rice.
Three sides and a corn muffin cost ten dollars.
Peach cobbler comes warm, in a bowl big enough for two.

Chicken & Wings
Four fried wings and western fries come in the classic chicken box.
Whole wings are glazed with honey and Old Bay.
Gizzards and livers are fried in peppery flour and sold by the half pint.
Chicken is brined overnight and fried under pressure, so it stays juicy.
Half-and-half, lemonade and iced tea in one cup, comes by the quart.
Boneless thighs are double-fried and glazed with gochujang.

Carryout
The turkey club sub comes toasted, with bacon and plenty of mayonnaise.
Lake trout is hot from the fryer and wrapped with white bread.
Shrimp fried rice and fried fish come from the same small kitchen.
Steak-and-egg subs come with salt, pepper and ketchup.
House fried rice has chicken, beef and shrimp and costs eight dollars.
A chicken box with whole wings and crinkle-cut fries is the usual order.

restaurants
The roast turkey plate comes with stuffing, string beans and cranberry sauce.

Cajun & Creole
Crawfish étouffée starts with a dark roux and comes over rice.
Gumbo is made with Maryland crab and andouille.

Buffet
Crab legs are on the buffet every weekend.
A carving station offers ham, turkey and roast beef.
Sushi, fried catfish and a long salad bar share the room.
The dessert bar has eleven kinds of pie.
Hibachi is cooked to order and included in the price.

Food Hall
Nine stalls share one roof, with an oyster bar, a bao counter and a place to drink.

Food Truck
Crab-dip grilled cheese is the truck’s best seller.
Birria tacos come three to an order, with consomé for dipping.
Bulgogi, kimchi and cheese sauce go over fries.
`;
