import { readBlocks } from '../read-blocks.ts';

/**
 * What the paper says about each part of town: first the line that its guide is announced with, then paragraphs. They only
 * say what any map or schoolbook of Baltimore does, and nothing about single places.
 */
export const NEIGHBORHOOD_INTROS = readBlocks(`
Harbor East
Glass towers, good shoes and the most reservations per block in the city.
Between the Inner Harbor and Fells Point, this was all warehouses within living memory. Now it’s where the city goes when somebody else has offered to pay, and sometimes when nobody has.
Dress up or don’t; the promenade runs past either way. For the price of one entrée here you can eat two around the corner, so choose the night before you choose the place.

Fells Point
Belgian block, tugboats and a kitchen open somewhere at any hour.
The stones of Thames Street slow you down to the right pace for reading menus. Eat by the water, late, and mostly on foot.
Broadway runs down to the harbor and stops at the pier, and supper tends to begin somewhere along that line. Early gets you a table. Late gets you the noise.

Canton
A square ringed with bars, a waterfront lined with masts, and not one easy parking spot.
O’Donnell Square does the choosing for you: walk one slow lap and stop where the windows are fogged. The canneries are condos now, but the appetite stayed.
Dogs, strollers and softball teams share these sidewalks. Go on a Tuesday and it’s all neighbors.

Federal Hill
Climb for the view, come down for the crab dip.
Cross Street has been feeding people since the market wagons. On game days the whole peninsula wears purple, and the smart money eats early.
Rowhouse bars and corner kitchens fill the blocks behind the hill. The crowd is loud on Saturday and downright tender by Sunday noon.

Mount Vernon
High ceilings, marble stairs and a concert at eight.
Four small parks meet at the Washington Monument, and the dining rooms around them know how to get you out by curtain time. Students, opera buffs and night nurses sit elbow to elbow.
Walk up Charles Street and look in at the windows; that’s what they’re for. One block has six cuisines, and the next one has a church with a better organ than yours.

Downtown
Lunch at a trot, dinner before the game, and a market that dates to 1782.
Courthouse clerks, conventioneers and med students all need to eat by one. After dark the theaters on the west side give the kitchens a second shift.
Lexington Market feeds the neighborhood, and the Metro stops right outside. Bring cash and an open mind.

Inner Harbor
Paddle boats, tall ships and supper with a view of both.
Visitors get most of the seats along the promenade, but locals know which ones face the sunset. Ask for the water side, and ask again.
Between the aquarium and the science center there are a lot of hungry children. Come around three o’clock and you’ll have the waiters to yourself.

Hampden
Flamingos, honey-colored rowhouses and a main street called the Avenue.
Thirty-Sixth Street is lined with old mill-village storefronts, and hardly one still sells what its sign says. Vegans and short-order cooks have made peace here.
In December the lights on 34th Street bring the whole county. The rest of the year you can get a stool.

Towson
The county seat eats like a college town with a jury summons.
Students want it cheap, lawyers want it fast, and grandparents want a booth. York Road somehow obliges all three.
Free garages and a traffic circle everyone complains about: that’s the price of admission. What you get is more kinds of dinner than any suburb needs.

Locust Point
A brick peninsula with a fort at one end and a sugar sign in the sky.
Longshoremen built these corner bars, and a few of them are still regulars. When the red neon of the refinery comes on across the water, it’s time to order.

Little Italy
Six blocks, two bocce courts and a great deal of garlic.
Families have cooked on High Street and Fawn Street for more than a century. Red sauce is the house style; arguing about it is the house sport.
In summer people still carry folding chairs outside after supper. Order dessert somewhere else and make it a walk.

Highlandtown
Eastern Avenue speaks Spanish at lunch and still swears in Polish.
Follow the smell of corn tortillas past the arts center and the old five-and-dimes. You can eat through Puebla and San Salvador without moving the car.
Rowhouse fronts here are Formstone, and the screens are painted. The food is the newest thing on the block and already feels permanent.

Greektown
Lamb on the grill, men over coffee, and a church festival that stops traffic.
East of the park, Eastern Avenue turns blue and white. Bring a group, because everything comes on a platter, and nobody will let you leave with a clean plate.

Pigtown
Hogs once ran these streets on their way from the railyard; now they arrive smoked.
Pigtown is small, proud and a ten-minute walk from both stadiums. Prices haven’t heard about the rest of the city.

Bolton Hill
Stoops made for reading, squares made for strolling, and just enough places to eat.
Art students and judges share these brick blocks. Supper is quiet, close to home, and usually within earshot of a piano lesson.

Charles Village
Painted porches, bookish noise and a bowl of noodles on every other corner.
Johns Hopkins sends its undergraduates down the hill in waves. They have taught St. Paul Street to cook ramen, roll kimbap and stay up.
Come in May, when the porches are planted to match their colors. Eat outside and eavesdrop on the theses.

Remington
Old garages, new ovens and a butcher’s block or two.
What was a place to get your muffler fixed is now a place to get breakfast. The mechanics still win at horseshoes.

Station North
Movies, murals and dumplings within a block of the train.
Charles Street above Penn Station lights up late, and the kitchens follow the marquees. Korean, Ethiopian, vegan: pick a door.

Woodberry
Stone mills by the Jones Falls, with chefs where the looms were.
Get off the light rail and you’re practically at the host stand. The valley is green, the ceilings are thirty feet up, and the bread is serious.

Roland Park
Shingled houses, crooked lanes and one of the country’s first shopping blocks.
Dinner here means a sweater over the shoulders and a table that has been in the family for years. Lunch is for catching up.

Mount Washington
A village at the bottom of a hill, with a light-rail stop for a front gate.
Sulgrave and Kelly avenues hold a dozen doors and most of the gossip. Park once and let the evening decide.

Lauraville
The leafy stretch of Harford Road, where the cook may also be your neighbor.
Big frame houses, bigger porches and a main street that came back one kitchen at a time. Reservations are rare; waves aren’t.

Hamilton
Old porches, good corners and proud of both.
Farther up Harford Road the storefronts get smaller and the portions don’t. Old barbershops and new bakeries trade customers all day.

Butchers Hill
Brick mansions built on sausage money, looking down toward the park.
Meat packers named it, and today the corner cafés keep it fed. Sunday mornings are for the pagoda and a pastry.

Upper Fells Point
The quieter half of Broadway, with the better tacos.
North of Eastern Avenue the tour groups thin out and the menus turn Latin American. Rowhouse doors stand open from May to October.

Brewers Hill
A one-eyed man in neon still watches over the old beer works.
Where National Bohemian was bottled there are lofts, offices and taps. Corner bars around it never changed their hours.

Union Square
Mencken’s old block, a park with a pavilion and lunch around the edges.
West Baltimore’s prettiest square moves slowly. So should you.

Hollins Market
The city’s oldest standing market house anchors a handful of hungry blocks.
Produce, fried fish and art students mix under one long roof and spill outside. Everything worth ordering is within two minutes of the shed.

Reservoir Hill
Grand brownstones with Druid Hill Park for a backyard.
Cooks here feed gardeners, joggers and people mid-renovation. Plaster dust is no reason to be turned away.

Waverly
Saturday begins with the farmers market on 32nd Street, rain or shine.
Greenmount Avenue handles the other six days, with carryouts and curries. If you hear cheering, that’s only the ghost of the old stadium.

Loyola/Notre Dame
Two campuses, one long lawn and plenty of late pizza.
Parents’ weekends fill every booth for a mile. In July you can have the street to yourself.

O'Donnell Heights
Plain cooking on the far east side, close to the port and the highways.
Truckers and families share the counters, and the coffee is on by five.

Patterson Park
A pagoda, a boat lake and dinner on all four sides.
Soccer leagues, dog walkers and new parents wear a path around the grass. Afterward they scatter to the corners to eat.

Ridgely's Delight
Pocket-sized, crooked and one foul ball from Camden Yards.
Home games are feast or famine for its few kitchens. Check the schedule, then show up in the sixth inning.

Otterbein
Houses that sold for a dollar, and suppers that cost a bit more.
Brick walks lead from the convention crowds to a few calm tables. You could miss it, and most visitors do.

Riverside
Stoops, a hilltop park and bars that know your dog.
South of Cross Street the volume drops and the good stools open up. Weeknight specials are a competitive sport.

South Baltimore
Rowhouses run down to the water, with a tavern every couple of blocks.
Old-timers call it Sobo only to tease. Fried fish on Fridays is no joke at all.

Sharp-Leadenhall
One of the city’s oldest Black neighborhoods, a few blocks from the stadium lots.
Some of the best cooking comes out of church kitchens and off tailgates.

Jonestown
The Shot Tower, Corned Beef Row and the memory of a thousand pushcarts.
East Lombard Street still smells of mustard and brine. Go hungry, and go before three.

Washington Hill
Hospital shifts set the clock for these kitchens.
Doctors in training eat standing up on Broadway’s grassy median. Whatever you want at an odd hour, somebody in scrubs wants it too.

Seton Hill
French street names, a walled park and the calm of a village.
Three blocks from the market crowds, you can hear your fork. Few doors, but the right ones.

Old Goucher
The college moved to the suburbs in the fifties; the bakers moved in later.
Maryland Avenue’s stone towers now look down on bike lanes, tea and beer gardens.

Barclay
New brick beside old brick, and a grill going in between.
Neighbors cook for neighbors along Greenmount and Barclay. Follow the smoke.

Harwood
Small porches, bright doors, short menus.
Between a farmers market and a university, you eat like it.

Abell
Three blocks wide, with a street party it takes all year to plan.
Everyone cooks, and a few charge for it.

Tuscany-Canterbury
Tudor apartments, hidden lanes and a civilized lunch.
Professors claim the corner tables by noon. Their students can’t afford to join them.

Medfield
Hampden’s neighbor up the hill, with fewer flamingos and easier parking.
Families walk to eat here, usually with a wagon.

Cross Keys
A village of courtyards that James Rouse planned before he built a whole town.
Lunch happens under trees, between errands. Dinner is for tennis players and their grandparents.

Homeland
Ponds with ducks, slate roofs and a short drive to supper.
York Road does the cooking for these leafy blocks. Order ahead and stroll the lakes while you wait.

Govans
York Road at its most useful: chicken, curry, haircuts, all before the light changes.
Carryouts and sit-down rooms alternate like piano keys. A movie at the Senator makes it a night.

Chinquapin Park - Belvedere
An Art Deco movie house and a market square share one corner.
Belvedere Square sells you soup at noon and music on summer Fridays. Bring a blanket and someone to hold your spot.

Belair-Edison
Daylight rowhouses, Herring Run and a boulevard of home cooking.
Belair Road feeds people on their way home, and quickly. Fish is the thing on Friday.

Morrell Park
A southwest corner of short streets, rail lines and long-standing carryouts.
Fire halls here know how to run a crab feast. Watch for the paper signs.

Brooklyn
Over the Hanover Street Bridge, where lunch still comes with a soda.
Patapsco Avenue mixes Mexican groceries and old Appalachian breakfasts. It works better than it sounds.

Curtis Bay
Coal piers, a water tower like a castle and breakfast for the first shift.
Dockworkers know good bread from bad. Their corner shops act accordingly.

Port Covington
A railyard turning into a waterfront, one kitchen at a time.
Cranes are still part of the view. So is the Hanover Street drawbridge, best admired with a drink.

Park Heights
Home of Pimlico, and of patties, jerk pans and sweet bread.
Caribbean cooks line the avenue, and on Preakness day every front yard is a parking lot with a grill.

Cross Country
Synagogues, split-levels and some of the region’s best kosher counters.
Friday shuts early; Saturday night opens late. Plan your week around it, as the regulars do.

Glen Burnie
Ritchie Highway’s neon miles, plus a carnival every summer.
Crab houses, pho shops and pizza counters stand shoulder to shoulder between the muffler places. Nobody dresses up, and everyone eats well.
Anne Arundel County starts its weekends here. Look past the parking lots and into the windows.

Timonium
Pit beef at the State Fair in August, and dinner along York Road all year.
Office parks empty at five and booths fill at six. Behind plain storefronts are kitchens run by the families whose names are on the lease.

Lutherville
Gingerbread houses on one side of the tracks, lunch on the other.
A light-rail stop and a stretch of York Road make it an easy detour. Locals go by first names.

Cockeysville
The marble for the city’s front steps came out of the ground right here.
Quarry trucks still share the road with commuters. Both stop for tacos.

Hunt Valley
End of the light-rail line, start of horse country.
Town-center patios seat the office crowd at noon and families by six. Save time for the reservoir before dark.

Pikesville
Corned beef, sesame noodles and an opinion with every order.
Reisterstown Road has been the deli capital of Maryland since the delis moved up from Lombard Street. Persian and Chinese kitchens came later and stayed.
Sunday morning is the main event. Take a number and take it personally.

Owings Mills
Last stop on the Metro, first stop for biryani.
Dosas, crab cakes and hot pot share the strip malls off Reisterstown Road. Every new apartment building brings another craving.
Don’t judge from the highway. The good stuff faces the parking lot.

Reisterstown
A main street of antique shops with supper upstairs.
Stagecoaches to the west used to stop on this pike. Portions still assume a long ride ahead.

Catonsville
Frederick Road: guitars in the windows, dumplings next door.
It calls itself Music City, and on a summer Friday you can hear why from the sidewalk. Asian groceries along Route 40 have pulled in every kind of noodle shop.
Students from UMBC come for bubble tea. Retirees come for the early bird and stay for the band.

Arbutus
East Drive has a parade, a firehouse and a pie for every occasion.
Quick to reach, slow to change. Prices included.

Dundalk
Steelworker appetites on a peninsula full of docks.
Bethlehem Steel is gone, but the shift-change portions aren’t. Crabs come by the bushel, and pit beef by the stack.
Drive in by water if you can. Several of these places keep a slip.

Essex
Back River on one side, Middle River on the other, Old Bay on everything.
Eastern Boulevard does breakfast early and crabs late. Boaters get their sandwiches to go.

Middle River
Bombers were built here once; now it’s all marinas and mallets.
Tie up, sit down, pick slowly. Sunset is on the house.

Parkville
Snowball stands, beer halls and Harford Road past the city line.
Grandparents remember when this was all country. They also remember the price of every sandwich.

Nottingham
A tidy crossroads north of the Beltway, heavy on pizza and family booths.
Soccer practice lets out at seven. Eat before then, or join the team.

Perry Hall
Belair Road’s upper end, where the ice cream line is the town square.
Ball fields empty straight into the parking lots. High chairs are never in short supply.

White Marsh
Mall country, with a brick avenue built for lingering.
Chains got here first, and family kitchens slipped in behind them. Hunt for the second kind.

Rosedale
Pulaski Highway, pit beef smoke and trucks idling by the score.
Breakfast starts at four. Nobody asks why.

Linthicum
Planes overhead, crab cakes below.
Ten minutes from the BWI gates, you can eat better than anywhere past security. Travelers and tower controllers share the counters.

Randallstown
Liberty Road’s long run of soul food and storefront grills.
Church hats set the pace on Sunday. Get in line early and praise the macaroni.

Woodlawn
Federal workers at lunch, half of West Africa at dinner.
Security Boulevard’s strip malls hide jollof, jerk and halal fried chicken. Ask what came out of the kitchen last.
`);
