/** Opening sentences for places that cook from Asia, Africa and Latin America. See `read-openers.ts` for the slots. */
export const WORLD = `
Mexican
Al pastor is shaved off the trompo with a slice of pineapple flicked after it.
Mole poblano takes two days, thirty ingredients and an aunt on the phone from Puebla.
Quesabirria crackles at the edges, and the consommé comes in a coffee cup.
Crab goes onto tostadas with avocado and a habanero salsa sold by the jar.
In {room}, pozole is for weekends, with radish, oregano and a line by noon.
Cochinita pibil is unwrapped at the table in a cloud of banana leaf.
Huaraches, long as a shoe, are patted out by hand at the window on {street}.
Chiles rellenos wear a cloud of egg and a thin tomato broth.
Aguachile turns the shrimp opaque while you watch and your lips numb after.
Carnitas are cooked in copper on Saturdays and sold by the pound.
Doña Lupe presses every tortilla, two to an order, and tosses any that tear.
Tlayudas cover the table, black beans and string cheese over a shell like a drumhead.
Tamales come six to a bag, pork in red or rajas, from a steamer by the register.
Fish tacos use Bay catfish and a cabbage slaw that fights back.
Corn is cut into a cup with lime, cotija and enough chili to slow you down.
Micheladas arrive rimmed in chamoyada, and {area} forgives them.

Latin American
Arroz con pollo is stained with annatto and served from a pot the size of a drum.
Mofongo is mashed to order, shrimp on top, garlic all the way through.
In {room}, sancocho simmers on Sundays with three meats and a cob of corn.
Empanadas, beef or cheese, cost three dollars and never make it to the car.

Salvadoran
Pupusas puff on the griddle, leak a little cheese and cost less than the bus.
Loroco, a flower bud that tastes faintly of asparagus, is folded in with the quesillo.
Yuca con chicharrón is piled with curtido sharp enough to wake you.
Sopa de res fills a mixing bowl, with the shank bone standing up.
Ana Maribel slaps masa between her palms all day and never looks down.
Plátanos come with crema and beans on the plate that {street} calls breakfast.
Horchata here is made from morro seed, nutty and gray and very good.

Honduran
Baleadas are folded over beans, egg and cream, then over anything else you can point to.

Peruvian
Charcoal chicken, nine dollars for a quarter bird, comes with a green sauce worth drinking.
Ceviche gets sweet potato, big-kernel corn and a shot of its own marinade.
Lomo saltado leaps out of the wok with fries already in it.
Anticuchos, skewered beef heart, smoke up {street} from a half-barrel by the door.

Cuban
Cubanos are pressed until the roast pork and the pickles agree.
Ropa vieja shares the plate with black beans, white rice and a sweet plantain.
Vaca frita is the crisp one, limes on the side, mojitos within reach.

Caribbean
Curry goat is wrapped in roti skins so thin that they flutter.
Doubles, slick with tamarind, are two for five dollars and best eaten leaning forward.
In {room}, brown-stew chicken and a scoop of macaroni pie are the Wednesday special.
Saltfish and bake is the breakfast that built this stretch of {street}.
Callaloo is cooked down with coconut and okra by Hollis, who’s from Trinidad.
Escovitch snapper, head on, is crowned with onions and Scotch bonnet.
Sorrel punch turns up in December, and regulars start asking in October.

Jamaican
Jerk chicken smokes in a split oil drum behind {room}, pimento wood and all.
Oxtail and butter beans go over rice and peas until about three, when they are gone.
Beef patties slide into coco bread, five dollars, mustard-yellow and flaking.
Ackee and saltfish starts the day with a boiled green banana on the side.

Chinese
A chicken box from the front window and hand-pulled noodles from the back: two menus, one wok.
Salt-and-pepper crab is hacked, fried and tossed with garlic until the whole room turns around.
Soup dumplings come eight to a basket; bite the side, sip, then talk.
Shrimp egg foo young under brown gravy has fed {area} since the sign was neon.
Cumin lamb is tossed dry in the wok with enough chili to fog your glasses.
Yat gaw mein, Baltimore’s own noodle bowl, gets ketchup in the broth and a sliced egg.
Mapo tofu numbs first and burns second.
Roast ducks hang in the {street} window, sold by the half, skin like varnish.
Mr. Leung stretches dough on a steel table and won’t be filmed.
Congee with pork and preserved egg is ladled out from open to close.
Garlic eggplant, slippery and sweet, gets spooned over rice for nine dollars.
In {room}, scallion pancakes are rolled into spirals and fried until they shatter.
General Tso’s stays crisp even after the drive home, which is the whole trick.
Twice-cooked pork, leeks and fermented beans keep a group of students quiet.
Wontons swim in chili oil; the vinegar is on the table, and you should use it.
Dim sum rolls by on carts: turnip cake, chicken feet, a bun with a molten heart.
Whole steamed rockfish with ginger is the order when somebody’s parents are in town.
Lo mein, house special, arrives in a carton folded so well it seems a shame.
Clay pots hold eel, sausage and a burnt layer of rice to scrape at.

Ramen
Tonkotsu boils for eighteen hours and is finished with black garlic.
Spicy miso lights up the tip of your nose before your tongue.
Crab shoyu, clear and briny, is a bowl you’ll find only in {area}.
Vegan tantan gets its body from sesame and a long afternoon with mushrooms.
Tsukemen are served cold, with a dip so thick it clings.
Karaage and a half bowl of rice make an eleven-dollar lunch at the {street} counter.

Sushi
Twelve pieces of omakase, one chef, no substitutions and no soy on the side.
Soft-shell spider rolls are dressed in a tempura that stays crisp to the last cut.
Toro is minced with scallion and handed over the counter in a leaf of nori.
Uni comes in cold from Maine and sits on warm rice.
In {room}, bluefin is broken down in front of guests on Fridays.
Chirashi bowls scatter seven fish over vinegared rice for twenty-six dollars.
Black cod marinates in miso for three days and needs only a broiler.
Rockfish, crunchy and lemony, gets a roll of its own on {street}.
Chef Hideo slices yellowtail against the light, checks it, slices again.
Pressed mackerel, Osaka style, is the quiet star of the box set.
Tamago is the test, the chef says, and it passes: sweet, layered, just set.

Japanese
Chicken hearts, livers and thighs turn on the robata until they char.
Katsu curry is a cutlet, a lake of gravy and a pile of rice, thirteen dollars.
Okonomiyaki sizzles to the table under dancing bonito.
Agedashi tofu quivers in broth; eat it first.
Grilled mackerel comes as a set with pickles, miso and a bowl of barley rice.
In {room}, soba is cut each morning and served cold for dipping or hot in broth.

Korean
Short ribs are cut with scissors over charcoal at your own table.
Soft-tofu stew is still boiling when you crack the egg in.
Stone-pot bibimbap crackles for a full minute; wait for the crust.
Wings are twice fried, brushed with soy and garlic, and ten to an order.
Seafood pancake, big as a steering wheel, comes cut in squares.
Buckwheat noodles come in an icy broth with mustard and half a pear.
In {room}, banchan cover the table before you’ve read the menu.

Thai
Khao soi has noodles two ways, soft below and fried above.
Drunken noodles with blue crab taste like a vacation somebody took in Ocean City.
Papaya salad is pounded to order, and “medium” is a matter of opinion.
Massaman, sweet with peanuts, is a good place to hide from a wet night on {street}.
Whole fish with three flavors feeds a table and starts a fight over the cheek.
Boat noodles, dark and a little funky, come in bowls small enough to order twice.
Mango and sticky rice appear in May and end every meal until the fruit gives out.
Basil chicken, twelve dollars, comes with a lacy-edged fried egg.
Pad see ew is scorched on purpose, the way chef Noi’s father did it in Chiang Rai.

Vietnamese
Phở starts with oxtail at midnight and is ladled over rare brisket by eleven.
Bánh mì crackles, then gives way to pit pork, pickles and jalapeño for eight dollars.
Bún chả comes with a basket of herbs as big as the table.
Lemongrass tofu has converted more than one cabdriver on {street}.
Summer rolls, tight as cigars, hold Maryland crab and mint.
Broken rice carries a pork chop, a fried egg and a square of steamed pork-and-egg meatloaf.
In {room}, iced coffee drips through its tin filter while you study the wall of photographs.
Turmeric catfish sizzles in dill at the table, Hanoi style.

Filipino
Adobo comes dark, sour and garlicky, with a bay leaf you should leave on the rim.
Lechon belly is rolled, roasted and cracked apart with a cleaver.

Asian Fusion
Kimchi fried rice gets a spoon of crab fat and a soft egg.
Bao hold fried chicken dusted with Old Bay and a slick of sweet mayonnaise.
Dan-dan noodles swap pit beef for the pork, and nobody has complained.
Tamarind ribs are sticky enough to need a finger bowl.
Crab rangoon is folded to order and actually contains crab.
Miso salmon is lacquered under the salamander, then set on soba.
Thai basil dumplings come pan-fried, eight for eleven dollars, on {street}.
Sesame noodles are served cold with cucumbers and a hard-boiled egg dyed in tea.
Short-rib tacos in scallion pancakes have followed the chef from truck to dining room.
Yuzu meets Old Bay on the fries; it shouldn’t work, but there you are.
Laksa with mussels is the only soup in {area} that comes with a bib.

Indian
Butter chicken is smoky first and sweet after, and the naan gets every drop.
Masala dosa arrives as long as the table, with three chutneys to chase.
Goat biryani is sealed with dough and cracked open under your nose.
Goan curry brings coconut and vinegar to blue crab.
Chana bhatura, a chickpea stew with a balloon of bread, costs ten dollars at noon.
In {room}, rockfish goes into the tandoor wearing yogurt and ajwain.
Pani puri are filled one at a time at the counter; eat fast.
Saag paneer is made with whatever greens the Saturday market on {street} had left.

Pakistani
Chicken karahi comes in its own iron wok, red with tomato, loud with ginger.

Nepalese
Momos are pleated like tiny purses and dipped in sesame and tomato.

Poke
Ahi is cut to order and tossed with furikake, sweet onion and a little heat.
Salmon, spicy mayonnaise and a scoop of seaweed fill a bowl to the brim.

Ethiopian
Kitfo, barely warmed in spiced butter, is served with crumbled cheese.
Doro wat takes two days, eleven onions and a hard-boiled egg.
One wide injera holds six stews, seven if you ask Almaz nicely.
Tibs hiss to the table on a clay stove with its own coals.
Shiro bubbles like a hot spring; the coffee is roasted beside you after.

West African
Jollof with goat is smoky at the bottom of the pot, and that’s the part to ask for.
Suya skewers, dusted with peanut and pepper, sell out along {street} by nine.
`;
