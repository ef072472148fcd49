/** Opening sentences for places with American food. See `read-openers.ts` for the marks. */
export const AMERICAN = `
American
The [hot turkey sandwich] is served open-faced under a flood of gravy, and the lunch regulars rarely order anything else.
The [buttermilk fried chicken] is brined for two days and fried to order.
Get the [meatloaf], glazed with tomato jam, and a side of mashed potatoes.
A [half-pound chuck burger] and a cold pilsner make a good supper at the bar.
[Short-rib pot roast] comes to the table in a Dutch oven, with a ladle for the gravy.
The soft pretzel is piled with lump crab and sharp cheddar, then baked until the cheese bubbles. | Crab-topped pretzel
[Pork chops] are pan-fried and served with sauerkraut and homemade applesauce.
The salad to get is the [iceberg wedge], with smoked bluefish and buttermilk dressing.
There’s always [Maryland crab soup] on the chalkboard, along with a stew and the fish of the day.
[Skillet cornbread] comes out hot, with sorghum butter melting into the top.
[Coddies on saltines] are $2 each and go well with a cold beer.
The [pit beef French dip] comes on a long roll, with a cup of jus for dunking.
You can smell the [hickory-roasted chicken] from half a block away.
The [chicken pot pie] is mostly chicken and peas, under a flaky crust.
The menu fits on an index card, and you’ll want the [chicken and dumplings].
Every dinner starts with a free relish tray, the way it did in the old supper clubs.
The [duck with sour cherries] is the best-known dish, but the trout in brown butter is just as good.
Roast beef is carved to order and piled on rye with fresh horseradish. | Roast beef on rye
The kitchen buys whole hogs from Carroll County and makes its own sausage and scrapple. | House-made scrapple
The [crab mac and cheese] comes in a skillet, with crab in every forkful.
The best thing on the menu is the [pan-fried rockfish], with lemon and boiled potatoes.
Most people order the [smothered chicken] with a side of lima beans.
The [prime rib sandwich] comes on a toasted roll and is big enough to split.
[Sweet potato biscuits] are stuffed with country ham and pepper jelly.
From July to September, the thing to order is a [tomato sandwich].
You can get a farm egg on top of the hash or the burger, and you should. | Hash with a farm egg
They still make [liver and onions] here, with bacon and mashed potatoes.
The [steak tips] are grilled with peppers and onions and come with a baked potato.
Start with the [grilled corn], which is brushed with crab butter.
[Stuffed rockfish], shrimp cocktail and twice-baked potatoes have been on the menu for decades.
The [Caesar salad with fried oysters] is big enough to be dinner.
The [braised rabbit] comes in a mustard sauce over wide noodles.
The salads are good, especially the [roasted carrot and farro salad].
The cooks roast trout, pork chops and vegetables in a big brick hearth. | Hearth-roasted trout
On Tuesdays, the [turkey dinner] is $14, with two sides and a roll.
Have the [stone-ground grits] with shrimp or with mushrooms.
[Chicken livers on toast] come with pickled onions and a lot of black pepper.
The blue-plate special changes every day, and on Mondays it’s [stuffed peppers].
Share the [pickled beets], deviled eggs and pimento cheese before dinner.
[Catfish] is fried in cornmeal and served with green tomato chow-chow.
Save room for [apple pie] with a slice of sharp cheddar.
[Open-faced crab melts] come two to a plate, on toasted English muffins.
[Ham and beans] simmer all day and come with a square of cornbread.
The menu is short, but it has a good roast chicken and an even better [chocolate malt].
The [veal shank for two] takes 40 minutes, so order a first course.
Sit at the counter and watch the cooks torch your [lemon meringue pie].
From November to March, there’s [smoked turkey chili].
[Wings] are cooked over a wood fire and tossed with lemon and vinegar.
[Crab imperial] is browned in the shell and served with cold, crisp coleslaw.
The [vegetable plate], with corn pudding, collards and beans, is $13.
A good supper here starts with [hush puppies] and ends with Smith Island cake.
Order the [steamed shrimp] first and the peach cobbler last.
[Braised beef cheeks] come over egg noodles, with horseradish on the side.
Get an order of [honey-glazed carrots] for the table.

Diner
[Creamed chipped beef] on toast is $11 with two eggs and coffee.
The [rice pudding] is made every morning and dusted with cinnamon.
[Scrapple] stays on the griddle until the edges are crisp.
The breakfast to get is [two eggs, scrapple and home fries].
The $6 [gravy fries] come on an oval plate, and there’s enough to share.
The [crab cake platter] comes with two sides and a roll.

Breakfast & Brunch
[Crab Benedict] is served on fried green tomatoes, with a lemony hollandaise.
[Biscuits] keep coming out of the oven until noon, and they go fast.
A [scrapple, egg and cheese] on a potato roll is $6.
The [shrimp and grits] are smoky, thanks to a ham bone in the pot.
[French toast] is cut thick from a loaf of challah and cooked in brown butter.
[Lake trout and eggs], a Baltimore breakfast, comes with hot sauce and white toast.
[Chilaquiles], red or green, are topped with a fried egg and sliced radishes.
Order the [lemon ricotta hotcakes], even if you came for eggs.
For something lighter, there’s [house granola] with yogurt and stewed plums.
A little Old Bay in the waffle batter makes the [chicken and waffles] taste like Baltimore.
Have your eggs any style, with home fries or stewed tomatoes. | Eggs and home fries
Get the [sweet potato pancakes], stacked three high, with pecans and maple butter.
The [hash browns] are shredded and fried until they’re crisp.
There are four kinds of omelet, but get the [corned beef hash].
[Dutch babies] take 20 minutes and come with lemon and powdered sugar.

Burgers
The $9 [double smashburger] has onions pressed into the beef and comes on a steamed potato bun.
The [crab-dip burger] is messy, so take extra napkins.
Fries are cut fresh every morning, and there’s malt vinegar on the counter. | Boardwalk fries with vinegar
The [bison burger] with pickled green tomato is the one to try.
The [patty melt] comes on marble rye, with onions cooked until they’re sweet.
Even meat eaters order the [black-bean burger], made with roasted corn.
The [malted shakes] are thick, and you get the rest of the batch in the metal cup.
The burgers are grass-fed beef from Harford County, ground fresh twice a day. | Grass-fed beef burger
[Onion rings] are cut thick and served hot from the fryer.

BBQ
The [burnt ends] sell out early, so come for lunch.
[Pulled pork] in vinegar sauce is piled on a soft roll with slaw.
[Pit beef] is sliced rare and piled on a kaiser roll with raw onion and tiger sauce.
[Brisket] is $11 for a half pound, with pickles and white bread.
[Half chickens] are smoked over hickory and chopped up if you like.
[Spareribs] are smoked over oak for six hours and sold by the half or full rack.
[Turkey wings] stay in the smoker until the skin is crisp.
The baked macaroni and the [collards with neck bones] are reason enough to come.
[Hot links] come from a butcher in Hampstead and are served with smoky beans.
Ask for the outside cut on your [pit beef sandwich] and you’ll get the charred edges.

Steakhouse
The [porterhouse for two] is dry-aged for 40 days and carved at the table.
The [tableside Caesar] serves two, with white anchovies if you want them.
On Saturdays, there’s [prime rib] with popovers and horseradish cream.
The [filet mignon] is topped with jumbo lump crab.
The [rib eyes] are grilled over cherrywood, and you can taste the smoke.
The [creamed spinach] comes in a copper pot, with enough for the table.
The [tomahawk rib eye] with marrow butter feeds two or three.
[Strip steaks] are aged for four weeks and cut in-house.
[Hanger steak with fries] is $29 at the bar.
Start with the [shellfish tower], three tiers high with crab claws on top.

Fine Dining
The [seven-course tasting menu] is served at a single seating, and you can watch the cooks at work.
The duck is aged for two weeks and served with damson plums. | Aged duck with damson plums
[Ash-roasted beets] are served over smoked yogurt.
The tasting menu opens with [caviar on a coddie].
[Agnolotti] are filled with Eastern Shore corn and topped with shaved truffle.
The [oysters with green strawberries] are finished with cucumber granita.
After dinner, the [cheese cart] comes around with nine cheeses and three kinds of honey.
In April, ask for the [spring lamb with ramps].

Sandwiches
[Cold-cut subs] come with shaved onion, hots and a good shake of oregano.
The [roast pork sandwich] comes on a seeded roll with broccoli rabe and sharp provolone.
[Chicken cutlets] are pounded thin, fried and served on a roll with vodka sauce.
[Shrimp salad], heavy on celery and light on mayonnaise, comes on a toasted sub roll.
The [egg salad] on white bread has potato chips inside, for crunch.
[Tuna melts] are griddled on rye, with Swiss cheese.

Cheesesteaks
For the [rib eye cheesesteak], the meat is sliced thin and chopped on the griddle with American cheese.
[Shrimp cheesesteaks] come with hots and fries.
The [chicken cheesesteak] is best with fried hots.
Don’t skip the [cheesesteak egg rolls], which come three to an order.
The [gravy fries] are topped with fried onions, and one order is enough for two.

Deli
The [whitefish platter] also has sable and nova, and it feeds four.
[Coddies] are two for $5, with saltines and yellow mustard.
[Corned beef] is cured for nine days and sliced by hand.
The [matzo ball soup] is made from scratch every morning.
The [bologna dog], a Baltimore classic, is a hot dog wrapped in fried bologna.
There’s a bowl of [half-sour pickles] on every table.
[Tongue on rye] is hard to find these days, but it’s always on the menu here.
The [knishes] and the kasha varnishkes are both homemade.
[Pastrami] is steamed until it’s tender and piled on seeded rye.
The [number-six club] is stacked with turkey, tongue and coleslaw.

Soul Food
The [turkey wings] are smothered in gravy, with rice to soak it up.
[Whiting] is fried to order and served with wheat bread and hot sauce.
Get the [candied yams] and the baked macaroni as your sides.
[Oxtails] are braised overnight with allspice and thyme.
The [three-side plate] is $10 and comes with a corn muffin.
The [peach cobbler] is served warm, in a bowl big enough for two.

Chicken & Wings
The [chicken box] comes with western fries, and the hot sauce is free.
[Whole wings] are glazed with honey and dusted with Old Bay.
[Gizzards] and livers are tossed in peppery flour, fried and sold by the pint.
The [pressure-fried chicken] is brined overnight, so it stays juicy.
The [boneless thighs] are fried twice and glazed with gochujang.
[Half-and-half], the local mix of lemonade and iced tea, is sold by the quart.

Carryout
The [turkey club sub] comes toasted, with bacon and as much mayonnaise as you like.
[Lake trout] comes straight from the fryer, wrapped in paper with two slices of white bread.
You can get [shrimp fried rice] and fried fish at the same window.
[Steak-and-egg subs] come with salt, pepper and ketchup unless you say otherwise.
The [house fried rice], with chicken, beef and shrimp, is $8.
The usual order is a [chicken box] with crinkle-cut fries.

restaurants
The [roast turkey plate] comes with stuffing, string beans and cranberry sauce.

Cajun & Creole
The [crawfish étouffée] is made with a dark roux and served over rice.
There’s Maryland crab in the [gumbo], along with andouille.

Buffet
[Crab legs] are on the buffet every weekend.
There’s a [carving station] with ham, turkey and roast beef.
One price covers the [sushi], the fried catfish and a long salad bar.
Save room, because the [dessert bar] has 11 kinds of pie.
The price includes [hibachi], cooked while you watch.

Food Hall
Nine stalls share the hall, and the oyster bar should be your first stop. | Oysters on the half shell

Food Truck
The [crab-dip grilled cheese] is the truck’s best seller.
[Birria tacos] come three to an order, with a cup of consomé for dipping.
The [bulgogi fries] are smothered in kimchi and cheese sauce.
`;
