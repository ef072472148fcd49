/** Opening sentences for places of the American table. See `read-openers.ts` for the slots. */
export const AMERICAN = `
American
The hot turkey sandwich comes open-faced under a flood of gravy, and the lunch crowd on {street} would riot if it changed.
Chef Nadine Bowles brines her fried chicken in buttermilk for two days and sells out most nights by eight.
Meatloaf, seared in cast iron and glazed with tomato jam, is the reason people in {area} stop cooking on Wednesdays.
A half-pound chuck burger, a cold pilsner and {room}: sometimes dinner is that simple.
Short-rib pot roast arrives in its own enamel pot with a ladle, so nobody has to ask for more sauce.
Pretzels leave the oven buried in lump crab and sharp cheddar, and the booth by the window on {street} goes first.
What used to be a lunch counter now serves pork chops with sauerkraut and an apple cider you can smell from the door.
Grandmother’s iceberg wedge gets smoked bluefish and a buttermilk dressing here, and nobody misses the bacon bits.
On the blackboard in {room}: Maryland crab soup, a market fish and one stew that changes with the weather.
Skillet cornbread lands before you order, still hissing, with sorghum butter.
Two brothers from Dundalk bought the lease on {street} and kept their mother’s recipe for pit-beef dip.
Coddies on saltines cost two dollars apiece, and the bartender keeps count on a napkin.
You smell hickory before you see the sign; the chicken has been over the wood since noon.
Wanda, who has run the floor for nineteen years, will talk you out of the salad and into the pot pie.
Chicken and dumplings, braised greens, a pie under glass: the menu in {room} would fit on an index card.
Every table gets a relish tray, a habit the owner took from her father’s supper club in Essex.
From the open kitchen on {street} comes duck with sour cherries, trout with brown butter and a lot of laughing.
Roast beef is carved in the window and stacked on rye with horseradish that clears the sinuses.
The kitchen buys whole hogs from Carroll County, so the menu moves from chops to sausage to scrapple in a week.
Crab mac and cheese comes in a skillet, with claw meat in every forkful and a crust you have to crack.
Lamps made from duckpins hang over the bar, and the pan-fried rockfish under them is better than the gimmick.
Everyone orders the smothered chicken; the smart ones add the lima beans.
Big windows over {street} and a prime-rib sandwich that needs a knife, a fork and a plan.
Sweet-potato biscuits carry thin country ham and a pepper jelly made by the cook’s aunt in Cambridge.
Tomato sandwiches appear for six weeks in summer, on white bread, with nothing to hide behind.
Farm eggs top nearly everything: the hash, the burger, the asparagus, the fries.
Once {area} had three places for liver and onions; this is the one that still does it right.
In {room}, steak tips, blistered peppers and a baked potato the size of a shoe feed the second shift.
Dishwasher-turned-chef Marcus Tyree puts crab-fat butter on his corn and never runs out of takers.
Stuffed rockfish, twice-baked potatoes and a shrimp cocktail with six shrimp: it’s 1978 in here, happily.
Fried oysters ride on a Caesar, and the croutons come from yesterday’s rolls.
Cider-braised rabbit with mustard is the sleeper on a list of chops and burgers.
Salads grow up here: roasted carrots, farro, blue cheese and enough lemon to notice.
In {room}, a brick hearth takes up the back wall, and the whole menu passes through it.
Neighbors drift in for the Tuesday turkey dinner, fourteen dollars with two sides and a roll.
Grits from a mill in Glen Rock sit under shrimp, under mushrooms, under whatever the cook has too much of.
Ask for the chicken livers on toast, which come with pickled onions and no apology.
The blue-plate board on {street} hasn’t skipped a Monday in eleven years.
Pickled beets, deviled eggs and a pimento spread start the meal for nine dollars.
Catfish gets a cornmeal crust and a spoonful of chow-chow, and it hangs off both ends of the plate.
Between the pies and the pot roast, hardly anyone reads the right-hand side of the menu.
Owner Teresa Kozak greets half of {area} by first name and the other half by their usual.
Ham hock beans simmer all day in a pot you can see from the stools.
Three burgers, two chickens, one fish and a very good chocolate malt.
Veal shank for two takes forty minutes, and you should order it before you take off your coat.
From the corner seat, you can watch a cook named Dre torch meringue like a welder.
Smoked turkey chili, thick enough to stand a spoon in, keeps the place full from November to March.
Wings come grilled over wood with a vinegar mop, then lemon, then a stack of napkins.
Old-school crab imperial, browned in the shell, shares the list with a very modern beet salad.
Corn pudding, collards and a skillet of beans make a vegetable plate for thirteen dollars that outsells the steak.
Supper starts with hush puppies in a paper cone and ends with Smith Island cake cut tall.
Peel a shrimp, pull up a stool and ask about the cobbler; that’s the whole trick on {street}.
Braised beef cheeks on egg noodles taste like a Sunday that somebody else cooked.
In {room}, the honey-glazed carrots are the side to fight over.

Diner
Creamed chipped beef on toast, two eggs and bottomless coffee come to eleven dollars on {street}.
Rice pudding is scooped from a steel tub and dusted with cinnamon, as it has been since the stools were red.
Scrapple gets pressed flat on the griddle until the edges shatter.
Gloria calls everybody hon and remembers how they take their eggs.
Gravy fries at the counter cost six dollars and cure most of what happened last night.
The crab-cake platter comes with two sides, a roll and a glimpse of the pie case.

Breakfast & Brunch
Crab Benedict goes out on fried green tomatoes, with a lemony hollandaise the cook whisks by hand.
Biscuits the size of a fist leave the oven every twenty minutes and are gone in ten.
Sweet-potato pancakes, three to a stack, wear pecans and a slow drip of maple butter.
The shrimp and grits owe their smoke to a ham bone and their heat to a cook from Beaufort.
French toast is cut from challah as thick as a paperback and griddled in brown butter.
A lake-trout-and-eggs plate tells you which city you woke up in.
Chilaquiles, red or green, crackle under a fried egg and a fistful of radish.
In {room}, hotcakes puff up with ricotta and lemon, and the coffee cups never match.
House granola and stewed plums keep the early crowd on {street} honest.
Fried chicken lands on a waffle laced with Old Bay, and somehow it works.
Miss Renee takes names on a legal pad and seats parties with a wave of her pencil.
Scrapple, egg and cheese on a potato roll is six dollars and worth the grease on your sleeve.
Hash browns come shredded, never cubed, with a crust you can hear.
Four kinds of omelet share the griddle with one very serious corned-beef hash.
Pour-over coffee and a blistered Dutch baby take the same twenty minutes.

Burgers
Two thin patties, onions smashed into the meat and a potato bun steamed on top: nine dollars, no substitutions.
Crab dip melts over the signature burger and down most people’s wrists.
Fries are cut at six in the morning, blanched at ten and splashed with malt vinegar to order.
A bison burger with pickled green tomato is the dark horse on {street}.
The patty melt, on marble rye, takes a full eight minutes, and the griddle man won’t be rushed.
Black beans, roasted corn and a little masa hold together the best meatless burger in {area}.
Malts are spun in steel cans and served with the extra on the side.
Grass-fed chuck from a Harford County farm, ground twice a day, needs only salt.
Onion rings stand in a tower on the tray, next to a burger nobody finishes in one sitting.

BBQ
Pit beef is shaved to order, rare in the middle and black at the edge, under raw onion and tiger sauce.
Out behind {room}, spare ribs spend six hours over oak and come off the bone with a tug.
Burnt ends are cubed, sauced and gone by one.
Brisket goes by the half pound on butcher paper, eleven dollars, with pickles and white bread.
Earl Simms lights the pit on {street} at four in the morning and naps in the truck till seven.
Pulled pork, vinegar-bright, piles up on a kaiser with slaw.
Turkey wings smoke until the skin snaps like a potato chip.
The collards have neck bones, the mac has a crust, and the line has patience.
Hot links from a butcher in Hampstead share the tray with a smoky pan of beans.
Order the chopped beef “outside,” which here means all bark and no mercy.

Steakhouse
The porterhouse for two hangs forty days, gets carved at the table and leaves with a bone for the dog.
Caesar salad is built from scratch beside your chair, anchovy by anchovy.
Prime rib rolls out on Saturdays on a silver cart that squeaks.
Jumbo lump crab crowns the filet, for those who came to {area} undecided.
Leather booths, stiff Manhattans and a rib eye cooked over cherrywood.
Creamed spinach comes in a copper pot and causes arguments over the last spoonful.
A tomahawk rib eye under marrow butter takes up most of a two-top on {street}.
Waiters in white jackets recite the cuts, the ages and the farms without a card.
Hanger steak with frites runs twenty-nine dollars at the bar, the quiet bargain of the house.
Shellfish towers rise three tiers, crab claws on top.

Fine Dining
Seven courses, one seating and a view of the chef plating with tweezers she claims to hate.
Duck, aged two weeks, arrives with its own skin crisped like a cracker and a spoonful of damson.
Beets are buried in ash, dug up at the table and served with smoked yogurt.
Caviar on a coddie is the joke that opens the tasting menu, and the best bite of the night.
Agnolotti hold sweet corn from the Eastern Shore and float in a broth poured from a teapot.
Oysters come with green strawberries and a granita that tastes like the first cold morning.
The cheese cart carries nine wheels, three honeys and a cheesemonger named Phil.
Spring lamb with ramps, and a Maryland syrah alongside, is the plate people describe for weeks.

Sandwiches
The cold cut is layered so thin that you can read the {street} sign through the ham.
Roast pork, broccoli rabe and sharp provolone soak a seeded roll all the way to the paper.
Chicken cutlets are pounded, fried and tucked under vodka sauce for eleven dollars.
Shrimp salad, heavy on celery and light on mayonnaise, fills a toasted sub roll.
An egg-salad sandwich with potato chips inside it has a fan club in {area}.
Marie bakes the rolls at five and shuts the door when they run out.

Cheesesteaks
Ribeye is sliced while half frozen, chopped on the flat-top and folded with American cheese.
Shrimp cheesesteaks, a Baltimore habit, get raw onion, hots and a paper boat of fries.
A chicken cheesesteak with fried hots feeds two people or one plumber.
Egg rolls stuffed with steak and whiz come three to an order with a ramekin of ranch.
The griddle at this {street} window hasn’t cooled since the Bullets left town.

Deli
Corned beef is cured in the basement for nine days and cut by hand, warm, against the grain.
Coddies wait under a glass dome with saltines and yellow mustard, two for five dollars.
Whitefish, sable and nova fill a platter meant for four and ordered by two.
Matzo balls float high in a broth that Bernice starts before sunrise.
A hot dog wrapped in fried bologna is a Baltimore thing; try it before you judge.
Half-sours come in a steel bowl, garlic and all, and refills are free.
Tongue on rye, rarely seen anymore, still has its own line on the {street} menu board.
Kasha, knishes and kishke hold the left side of the case against all comers.
Pastrami steams behind the counter until the fat turns to silk.
The number-six club has turkey, tongue and a dare in it.

Soul Food
Turkey wings are smothered until they give up, then ladled over rice.
Whiting is fried to order and stacked on wheat bread with hot sauce and a lemon wedge.
Mother Ruth makes the yams herself and lets nobody near the pot.
Oxtails braise overnight with allspice and thyme, and the gravy alone is worth the trip to {street}.
Three sides and a corn muffin cost ten dollars; take the cabbage, the macaroni and the limas.
Peach cobbler comes warm in a tin cup with the crust pulled up like a blanket.

Chicken & Wings
Four wings, half fried hard, share a box with western fries and too much ketchup, as they should.
Honey and Old Bay glaze the whole wings, which the counter man calls “regulars.”
Gizzards and livers, dredged in pepper flour, sell for five dollars a half pint.
Chicken sits in pickle brine overnight and fries in a pressure pot older than the cook.
Half-and-half, part lemonade and part iced tea, comes by the quart and goes by the quart.
Boneless thighs are double-dipped, lacquered with gochujang and served on a steamed roll.

Carryout
The turkey-club sub needs two hands and three napkins, and feeds a family of four on {street}.
Lake trout, hot out of the fryer, is wrapped in white bread, foil and a brown bag.
Behind the glass Ms. Kim runs two woks, a fryer and the best memory in {area}.
Steak-and-egg subs go out the window from first light, salt, pepper, ketchup.
Fried rice with everything, eight dollars, comes heavy enough to sprain a wrist.
A chicken box, wings whole and fries crinkled, is what you carry to the stoop.

restaurants
The roast turkey plate comes with stuffing, string beans and a slice of cranberry still shaped like the can.

Cajun & Creole
Étouffée starts with a roux the color of an old penny and ends with crawfish tails.
Gumbo borrows Maryland crab for its Louisiana bones.

Buffet
Crab legs appear on weekends, and so do people with their own crackers.
A carving station anchors the long room: ham, turkey, a roast the size of a football.
Sushi at one end, fried catfish at the other, and forty feet of steam tables between.
The dessert bar has eleven pies, and a sign on {street} that says so.
All you can carry is twenty-one dollars, with hibachi cooked while you wait.

Food Hall
Nine stalls share one roof, with oysters in the corner, bao along the wall and a bar in the middle.

Food Truck
Crab dip goes inside a grilled cheese, and the truck on {street} smells like both.
Birria drips from folded tortillas onto everyone’s shoes.
Bulgogi, kimchi and cheese sauce crown a paper boat of fries.
`;
