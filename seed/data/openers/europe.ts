/** Opening sentences for places that cook from Europe and the Mediterranean. See `read-openers.ts` for the slots. */
export const EUROPE = `
Italian
Three meats go into the Sunday gravy on the rigatoni, even on a Tuesday.
Chesapeake clams stand in for the Italian ones, and the linguine is better for it.
Gnocchi, rolled before noon at a table on {street}, are finished in butter the color of hazelnuts.
Veal marsala is pounded thin enough to read through and sauced with restraint.
In {room}, Nonna’s eggplant stacks up five layers high, with no breading to slow it down.
Tagliatelle with rabbit is the dish the waiter points at without being asked.
Squid ink turns the spaghetti black and everybody’s smile blacker.
Braciole simmers all day, tied with string that the kitchen snips at the table.
Tortellini in brodo is what half of {area} wants when it has a cold.
Bucatini, guanciale, pecorino, no cream: the chef from Viterbo will explain if you insist.
A ricotta cheesecake, tall and barely sweet, sits by the register like a dare.
Chicken parmigiana hangs over both sides of the plate and makes two dinners.
The bread is focaccia, the oil is from Puglia, and the antipasto cart stops at every table.
Burrata weeps over tomatoes from a backyard in Hamilton all through August.
In {room}, lasagna is built with besciamella and spinach pasta, one pan a night.
Osteria cooking here means tripe on Fridays and a carafe with your name chalked on it.
Cacio e pepe is tossed in a wheel of pecorino, and nobody under forty puts the phone away.
Red snapper is roasted whole with fennel, then boned at the table by a man named Aldo.
Meatballs, veal and pork, come three to an order in a dish hot enough to brand you.
Lamb ragù over pappardelle gets {street} through the cold months.
Salumi hang above the counter, sliced to the gram by two brothers who disagree about fat.
Crab ravioli, saffron cream and a squeeze of lemon: Baltimore with an accent.
Polenta is poured straight onto a board and covered in sausage and greens for the whole table.
Risotto takes its twenty minutes, and the menu tells you to spend them on the artichokes.
Pork chop alla vodka is the sort of idea that only works when somebody’s grandmother has signed off.
Tiramisu gets spooned out of a roasting pan at the end of the night.
Minestrone, bread, a glass of Montepulciano: eighteen dollars at the bar by the {street} windows.
Artichokes, pressed open like sunflowers, are fried as long as the season lasts.

Pizza
Crab pie, dusted with Old Bay, is the local answer to New Haven’s clam.
The thick square wears its sauce on top and its cheese underneath, where it can fry.
Clams, garlic and parsley go on a white pie that needs nothing red.
Sausage and long-hot pie is four dollars a slice and takes no prisoners.
A 900-degree oven blisters the margherita in ninety seconds flat.
Grandma slices are cut with scissors and eaten on the curb along {street}.
Pepperoni curls into little cups that hold their grease like tea.
Ricotta and spinach swell the calzones to the size of a catcher’s mitt.
Sesame rings the crust, a trick the owner saw in Queens and never gave back.
In {room}, dough rests for three days and goes out the door in six minutes.
Sal throws the dough; Gina counts the money; their son delivers on a bike with no brakes.
Tomato pie, room temperature, comes by the sheet for christenings and wakes.
You can order a whole pie with anchovies, and the counterman will salute.
Mushrooms from Kennett Square and a little taleggio make the best of the white pies.
Cheese slices the length of your forearm, two for seven dollars, feed the school crowd in {area}.
Detroit-style corners, lacy and burnt, are what people fight over here.
Old arcade cabinets, red plastic cups and a Supreme that still means something.
Pies come bar-thin and crackling, and each table gets a metal stand.
Stromboli comes out of the oven split down the middle, steaming like a manhole.
Buffalo chicken pizza shouldn’t be good, yet the Friday line on {street} disagrees.
Pistachio and mortadella share a pie that tastes like a weekend in Bologna.
House hots, pickled in gallon jars, cost a dollar and improve everything.
Garlic knots come free with the first pie and never with the second.
The oven came from Naples in two crates, and it took four days to get it through the door.
Fig, prosciutto and a lot of black pepper: the pie for people who say they don’t like sweet things.
Half-baked pies to finish at home sell almost as fast as the hot ones.
Potato and rosemary slices, crisp as a cracker, are the vegan order by accident.
Meatball subs keep the other oven busy, twelve dollars for a foot of them.
Gluten-free crust is made on its own bench, and tastes like somebody tried.
On Tuesdays the tomato pie is half price and {area} smells of oregano.
Bacon, egg and potato go on the breakfast slice, which lasts until it doesn’t.
White square, red square or both: point through the glass, and they’ll cut it by the foot.

Greek
Lamb chops get oregano, lemon and the hottest corner of the grill.
Saganaki is lit at the table, and somebody always shouts.
Whole porgy, boned on request, needs nothing but olive oil and salt.
Avgolemono comes to every table in a cup before the menus do.
Yiayia Stavroula rolls the dolmades in a front window on {street} and sells them by the dozen.
Pastitsio stands four inches tall with nutmeg in the top layer.
Chicken souvlaki, tucked into warm pita with fries, is nine dollars and a complete thought.
Galaktoboureko crackles, then gives way to custard.

French
Steak frites comes with béarnaise in a silver boat and a mountain of fries.
Mussels, shallots, white wine, a heel of baguette for the bottom of the pot.
Duck confit has skin like stained glass and lentils to keep it grounded.
Onion soup wears its Gruyère down the sides of the bowl.
Buckwheat crêpes are turned out by a Breton named Yann, who will fold in an egg unasked.
Skate, browned in butter with capers, is the regulars’ order at the {street} bar.
A tarte tatin goes in the oven when you sit down and comes out when you need it.

Spanish
Garlic shrimp sputter in clay, and the bread is there for the oil.
Paella for two takes half an hour, saffron, a wide pan and some patience.
In {room}, jamón is carved by hand next to a slate of sherries by the glass.

German
Sour beef and dumplings is the Baltimore way with sauerbraten, thick with gingersnaps.
Schnitzel hangs off both sides of the plate, lemon on top, spaetzle below.

Polish
Pierogi are pinched on Wednesdays by four women in hairnets and sold out by Saturday.

Mediterranean
Lamb shoulder falls apart under preserved lemon and a scattering of green olives.
Octopus is braised, charred and laid over white beans.
Mezze for the table is eleven plates for thirty-four dollars, and nobody has ever finished.
Grilled branzino comes off the bone in two clean strokes.
Hummus, still warm, carries crisp mushrooms and a slick of chili oil.
In {room}, chickens turn over coals, basted with a bunch of thyme.
Fattoush snaps with sumac and radish, and the pita chips are made to order.
Muhammara, walnut-rich and a little sour, is the dip that empties first.
Shakshuka bubbles in small iron pans until the kitchen runs out of peppers.
Rabbit with prunes is the chef’s nod to a grandmother in Marseille.
Grape leaves, tomatoes and a brick of feta share the {street} window with a potted lemon tree.
Sea bass baked in salt gets cracked open with the back of a spoon.

Lebanese
Kibbeh, raw or fried, is pounded fresh twice a day.
In {room}, shawarma is shaved off the spit and rolled with pickles and garlic.
Labneh, mint and a pool of oil open nearly every meal here.
The mixed grill feeds three, with bread baked on a dome while you watch.
Knafeh comes out orange and stretchy and is doused in rose syrup at the table.

Middle Eastern
Falafel is fried in batches of ten, green inside and loud when you bite it.
Fava beans, eggs and pickles make a six-dollar breakfast on {street}.
Lamb shawarma, fat side out, drips onto the tomatoes roasting underneath.

Turkish
Pide comes shaped like a boat with an egg at the helm.
Adana kebab is chopped with a curved knife, never ground, says Mehmet at the grill.

Persian
Saffron rice hides its tahdig at the bottom; ask, and you’ll get the crisp part.
Ghormeh sabzi stews until the herbs go nearly black and the beans give up.

Afghan
Pumpkin kaddo is sweet, then garlicky, then gone.
In {room}, mantu are folded by hand, steamed and topped with yogurt and split peas.
Lamb palau comes under carrots, raisins and a lid of long-grain rice.

Kosher
Schnitzel in a pita, Israeli pickles and a stack of prayer books by the door.

Halal
Chicken over rice gets white sauce, red sauce and a fork that bends.
Cheesesteaks, halal and chopped fine, have a line out to {street} after Friday prayers.
Kofta subs, with mint and raw onion in a steamed roll, run eight dollars.
Lamb gyro is stacked each morning and thin by nightfall.
Mango lassi, thick as paint, cools down a platter of fried chicken and biryani.

Vegan
Hearts of palm make a crab cake that fools nobody and pleases everybody.
Jackfruit takes the tiger sauce and the raw onion and passes for pit beef at arm’s length.
Cashew mac, browned under a broiler, is the side people order for dinner.
A chickpea tuna melt and dill chips cost eleven dollars on {street}.
Mushrooms are stacked on the shawarma spit and shaved with a bread knife.
Coconut milk goes into the collards; smoked salt does the rest.
In {room}, oat soft-serve twists out of an old machine, vanilla or black sesame.
Seitan wings have a stick for a bone and a hot sauce that isn’t kidding.
Tofu scramble, potatoes and hot peppers come wrapped for the bus.
Banana blossom, battered and fried, makes a fair stand-in for lake trout.

Vegetarian
Lentil loaf with mushroom gravy is the Thursday plate that emptied the freezer aisle.
Halloumi, grilled till it squeaks, fills a seeded roll with pickles.
Beets replace the corned beef in a Reuben that holds its own.
Paneer wraps and a seven-vegetable soup carry lunch along {street}.

Healthy
Farro bowls come with smoked trout and enough dill to notice.
Kale is massaged, they’ll tell you, for a full four minutes.
Sweet potatoes, black beans and pumpkin seeds fill a bowl that lasts until supper.
Turmeric chicken soup is sold by the quart to anyone in {area} with a cough.

Salad
Build your own from forty tubs, or let Yvonne do it; hers are better.
Cobb is laid out in stripes with crab where the chicken used to be.

Juice Bar
Beets and ginger go through the press together and come out the color of a fire truck.
Sea moss, mango and lime make the shake that the gym crowd on {street} swears by.
Wheatgrass is cut from flats in the window with kitchen scissors.

Soup
Maryland crab soup simmers beside tomato-dill and one pot that is always a surprise.
In {room}, the mushroom barley gets thicker, and better, as the day goes on.
Chicken and rice, gazpacho in July, a heel of bread and change back from a ten.
`;
