/** Opening sentences for places of the American table. See `read-openers.ts` for the marks. */
export const AMERICAN = `
American
The [hot turkey sandwich] is open-faced under a flood of gravy, and the lunch regulars order nothing else.
[Buttermilk fried chicken] is brined for two days.
Get the [meatloaf], glazed with tomato jam, with a side of mashed potatoes.
The [half-pound chuck burger] and a cold pilsner make a good supper at the bar.
[Short-rib pot roast] comes to the table in a Dutch oven, with a ladle for the gravy.
Soft pretzels are topped with lump crab and sharp cheddar, then baked until the cheese bubbles. | Crab-topped pretzel
[Pork chops] come with sauerkraut and applesauce.
The salad to get is the [iceberg wedge], with smoked bluefish and buttermilk dressing.
[Maryland crab soup] is always on the chalkboard, next to a fish of the day and a stew.
[Skillet cornbread] arrives hot, with sorghum butter melting into it.
The [pit beef French dip] is a long roll of rare beef with a cup of jus.
[Coddies on saltines] are $2 each and go well with a cold beer.
You can smell the hickory from the sidewalk, and chickens roast over it all day. | Hickory-roasted chicken
[Chicken pot pie] has a flaky crust and a filling full of peas.
[Chicken and dumplings], braised greens and pie fill a menu the size of an index card.
Every table starts with a free relish tray, the way supper clubs used to do it.
[Duck with sour cherries] is the best-known dish; the trout in brown butter is just as good.
Roast beef is carved to order and piled on rye with fresh horseradish. | Roast beef on rye
The kitchen buys whole hogs from Carroll County and makes its own sausage and scrapple. | House-made scrapple
A skillet of [crab mac and cheese] has claw meat in every forkful.
The best thing on the menu is the [pan-fried rockfish], with lemon and boiled potatoes.
Most people order the [smothered chicken] with a side of lima beans.
A [prime rib sandwich] on a toasted roll is big enough for two.
[Sweet potato biscuits] are filled with country ham and pepper jelly.
Come for a [tomato sandwich] between July and September.
Farm eggs go on top of the hash, the burger and the asparagus. | Hash with a farm egg
[Liver and onions], hard to find these days, comes with bacon and mashed potatoes.
Order the [steak tips], grilled with peppers, and a baked potato.
[Grilled corn] is brushed with crab butter.
[Stuffed rockfish], shrimp cocktail and twice-baked potatoes haven’t left the menu in decades.
The [Caesar salad with fried oysters] has croutons made from the house rolls.
[Braised rabbit] in mustard sauce goes over noodles.
The salads are good, especially the [roasted carrot and farro salad].
Trout, chops and vegetables are all cooked in a brick hearth. | Hearth-roasted trout
The Tuesday [turkey dinner] is $14, with two sides and a roll.
Have the [stone-ground grits] with shrimp or with mushrooms.
[Chicken livers on toast] get pickled onions and plenty of pepper.
Blue-plate specials change daily; Monday’s is [stuffed peppers].
[Pickled beets], deviled eggs and pimento cheese make a good first course for the table.
[Catfish], fried in cornmeal, gets a spoonful of green tomato chow-chow.
Save room for [apple pie] with a slice of sharp cheddar.
[Open-faced crab melts] on English muffins come two to a plate.
[Ham and beans] simmer all day, and there’s a square of cornbread on the side.
The menu is short: burgers, roast chicken, one fish and a [chocolate malt].
[Veal shank for two] takes 40 minutes, so order a first course.
[Lemon meringue pie] is torched to order at the counter.
From November to March, there’s [smoked turkey chili].
[Wings] come off the wood grill with vinegar and lemon.
[Crab imperial] is browned in the shell, and the coleslaw is cold and crisp.
The [vegetable plate] is corn pudding, collards and beans for $13.
Supper starts with [hush puppies] and ends with Smith Island cake.
Start with [steamed shrimp] and finish with peach cobbler.
[Braised beef cheeks] go over egg noodles, with horseradish on the side.
[Honey-glazed carrots] are the side dish to share.

Diner
[Creamed chipped beef] on toast with two eggs and coffee is $11.
[Rice pudding] is made every morning and dusted with cinnamon.
[Scrapple] goes on the griddle until the edges are crisp.
The number-one breakfast is [two eggs, scrapple and home fries].
[Gravy fries] are $6 for an oval plate big enough to share.
The [crab cake platter] includes two sides and a roll.

Breakfast & Brunch
[Crab Benedict] sits on fried green tomatoes, with a lemony hollandaise.
[Biscuits] come out of the oven all morning and go fast.
Get the [sweet potato pancakes], stacked three high, with pecans and maple butter.
[Shrimp and grits] get their smoke from a ham bone.
[French toast], cut thick from challah, is cooked in brown butter.
[Lake trout and eggs], a Baltimore breakfast, comes with hot sauce and white toast.
[Chilaquiles], red or green, have a fried egg and sliced radishes on top.
[Lemon ricotta hotcakes] are the first thing to order.
[House granola] comes with yogurt and stewed plums.
Fried chicken sits on a waffle seasoned with Old Bay. | Chicken and waffles
Have your eggs any style, with home fries or stewed tomatoes. | Eggs and home fries
[Scrapple, egg and cheese] on a potato roll is $6.
[Hash browns] are shredded, not cubed, and fried until crisp.
There are four kinds of omelet and a good [corned beef hash].
[Dutch babies], with lemon and powdered sugar, take 20 minutes.

Burgers
The [double smashburger] has onions pressed into the meat and a steamed potato bun, for $9.
Crab dip goes on the signature burger, so take extra napkins. | Crab-dip burger
Fries are cut every morning, and the malt vinegar is on the counter. | Boardwalk fries with vinegar
The [bison burger] with pickled green tomato is the one to try.
The [patty melt] is made on marble rye, with onions cooked until they are sweet.
Black beans and roasted corn go into the homemade veggie burger. | Black-bean burger
Malts are thick, and you get the rest of the batch in the metal cup. | Malted shakes
Grass-fed beef from Harford County is ground fresh twice a day. | Grass-fed beef burger
[Onion rings] are cut thick and come hot from the fryer.

BBQ
[Pit beef], sliced to order and rare in the middle, gets raw onion and tiger sauce.
[Spareribs] spend six hours over oak and are sold by the half or full rack.
[Burnt ends] sell out by early afternoon.
[Brisket] is $11 a half pound, with pickles and white bread.
[Half chickens] are smoked over hickory, and they’ll chop yours if you ask.
[Pulled pork] in vinegar sauce comes piled on a kaiser roll with slaw.
[Turkey wings] stay in the smoker until the skin is crisp.
The baked macaroni and the [collards with neck bones] are reason enough to come.
[Hot links] come from a butcher in Hampstead, with smoky beans on the side.
Ask for your [pit beef sandwich] “from the outside” and you’ll get the crisp, blackened edges.

Steakhouse
The [porterhouse for two], dry-aged for 40 days, is carved at the table.
Caesar salad is made tableside and serves two. | Tableside Caesar
Saturday is for [prime rib], with popovers and horseradish cream.
[Filet mignon] comes under a pile of jumbo lump crab.
Cherrywood smoke flavors the [rib eyes].
A copper pot of [creamed spinach] is enough for the table.
The [tomahawk rib eye] with marrow butter feeds two or three.
[Strip steaks] are aged for four weeks and cut in-house.
[Hanger steak with fries] is $29 at the bar.
The [shellfish tower] is three tiers high, with crab claws on top.

Fine Dining
Seven courses make up a single seating, and you can see the cooks at work. | Seven-course tasting menu
Duck is aged for two weeks and served with damson plums. | Aged duck with damson plums
Beets come out of the ashes and onto smoked yogurt. | Ash-roasted beets
[Caviar on a coddie] opens the tasting menu.
[Agnolotti] hold sweet corn from the Eastern Shore, with truffle shaved on top.
[Oysters with green strawberries] sit on a cucumber granita.
The [cheese cart] carries nine cheeses and three kinds of honey.
[Spring lamb with ramps] is the dish to ask for in April.

Sandwiches
[Cold-cut subs] get shaved onion, hots and plenty of oregano.
The [roast pork sandwich] has broccoli rabe and sharp provolone on a seeded roll.
[Chicken cutlets] are pounded thin, fried and topped with vodka sauce.
[Shrimp salad], heavy on celery and light on mayonnaise, fills a toasted sub roll.
[Egg salad] on white has potato chips inside the sandwich.
[Tuna melts] on rye, with Swiss cheese, come off a hot griddle.

Cheesesteaks
Rib eye is sliced thin, chopped on the griddle and folded with American cheese. | Rib eye cheesesteak
[Shrimp cheesesteaks], a Baltimore habit, come with hots and fries.
A [chicken cheesesteak] with fried hots is big enough for two.
[Cheesesteak egg rolls] come three to an order.
[Gravy fries] with fried onions are the side to get.

Deli
[Corned beef] is cured for nine days and sliced by hand.
[Coddies] are two for $5, with saltines and yellow mustard.
The smoked fish platter has whitefish, sable and nova, enough for four. | Whitefish platter
[Matzo ball soup] is made from scratch every morning.
Order a Baltimore classic, the hot dog wrapped in fried bologna. | Bologna dog
There’s a steel bowl of half-sour pickles on every table. | Half-sour pickles
[Tongue on rye], hard to find elsewhere, is always on the menu.
[Knishes] and kasha varnishkes are both homemade.
[Pastrami], steamed until tender, is piled on seeded rye.
The [number-six club] has turkey, tongue and coleslaw.

Soul Food
Gravy smothers the [turkey wings], and rice soaks up the rest.
[Whiting] is fried to order, with wheat bread and hot sauce.
[Candied yams] and baked macaroni are the sides to get.
[Oxtails] braise overnight with allspice and thyme.
The [three-side plate] is $10 with a corn muffin.
The [peach cobbler] comes warm, in a bowl big enough for two.

Chicken & Wings
The classic [chicken box] holds four fried wings and western fries.
[Whole wings] get a glaze of honey and Old Bay.
[Gizzards] and livers are fried in peppery flour and sold by the half pint.
Brined overnight and pressure-fried, the chicken stays juicy. | Pressure-fried chicken
[Half-and-half], lemonade and iced tea in one cup, is sold by the quart.
Gochujang glazes the double-fried [boneless thighs].

Carryout
The [turkey club sub] comes toasted, with bacon and plenty of mayonnaise.
[Lake trout] comes straight from the fryer, wrapped in paper with two slices of white bread.
Order [shrimp fried rice] or fried fish at the same window.
[Steak-and-egg subs] get salt, pepper and ketchup.
[House fried rice], with chicken, beef and shrimp, is $8.
A [chicken box] with whole wings and crinkle-cut fries is the usual order.

restaurants
The [roast turkey plate] comes with stuffing, string beans and cranberry sauce.

Cajun & Creole
[Crawfish étouffée] starts with a dark roux and ends up over rice.
[Gumbo] has Maryland crab and andouille in it.

Buffet
[Crab legs] are on the buffet every weekend.
The [carving station] offers ham, turkey and roast beef.
One price covers the [sushi], the fried catfish and a long salad bar.
The [dessert bar] has 11 kinds of pie.
The price includes [hibachi], cooked to order.

Food Hall
Nine stalls share the hall, including an oyster bar and a bao counter. | Oysters on the half shell

Food Truck
[Crab-dip grilled cheese] is the truck’s best seller.
[Birria tacos] come three to an order, with consomé for dipping.
[Bulgogi fries] come under kimchi and cheese sauce.
`;
