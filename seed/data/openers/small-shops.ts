/** Opening sentences for cafés, bakeries, sweets and shops. See `read-openers.ts` for the slots. */
export const SMALL_SHOPS = `
Café
Cardamom lattes and a tall stack of day-old newspapers keep people sitting.
Egg sandwiches come on milk rolls from a bakery three doors up {street}.
Lemon poppy loaf is cut thick and toasted in butter if you ask.
Tomato toast has a season here, and the season has a countdown on the chalkboard.
Quiche changes daily; leek and Gruyère is the one to hope for.
Cold brew is poured over coffee ice, so the last sip is as strong as the first.
Chicken salad with grapes and tarragon is spooned into croissants until one o’clock.
Almond cake, moist as a secret, is the reason for the second fork.
Lena, the owner, knows which regulars in {area} are writing novels and doesn’t ask.
In {room}, soup and half a sandwich is ten dollars, and they bake the bread.
Matcha gets whisked by hand with a bamboo whisk and a straight face.
Avocado is kept to one corner of a menu that prefers eggs and sardines.
Affogato, espresso over vanilla, is the three o’clock order among the teachers from up the street.
Windows fog up by eight with steam and arguments about zoning.
Scones come off the tray at seven, currant or cheddar, three dollars.
Turkish eggs sit on garlicky yogurt with a puddle of chili butter.
The big table belongs to whoever opens a laptop first, and to the knitters on Thursdays.
London fogs, ginger cookies and a wall of used paperbacks fill {room}.
Breakfast tacos run out before the second school bell rings.
Granola is baked with olive oil and salt, and sold in jars by the till.
Espresso, pulled short, is a dollar less if you drink it standing at the {street} counter.
Bread pudding is made from whatever didn’t sell yesterday, which is never much.

Coffee Shop
Pour-overs take four minutes, and Theo will use them to tell you about the farm.
A maple cortado and a cinnamon bun come to nine dollars on {street}.
Nitro cold brew cascades out of a tap shaped like an oar.
In {room}, they roast beans on Mondays, and the street smells like toast.
Rye cookies, salted on top, sit by the grinder to tempt the line.
Oat flat whites outsell everything, to the owner’s quiet sorrow.
Burritos in foil, egg and potato, go from the warmer to the light-rail platform.

Bakery
Fudge-topped cookies follow an old German recipe, three parts icing to one part shortbread.
Seeded rye comes out at ten, and people in {area} plan around it.
Conchas, pink and yellow, are taken with tongs and a tray, as they should be.
Peach cake shows up in August, sticky and bready, and leaves with the peaches.
Sourdough is mixed in the afternoon and sold by the quarter loaf the next day.
Marzipan tortes, whole or by the slice, stand in a case that hums.
Kouign-amann, burnt-sugar bottoms up, are five dollars and worth six.

Donuts
Cider donuts drop at six, honey-dipped twists at seven, and the fryer rests by ten.

Bagels
Everything bagels are boiled, seeded on both sides and handed over too hot to hold.
Pumpernickel with egg and cheese keeps the {street} bus stop patient.
Bialys, oniony and flat, are saved under the counter for those who ask.
Whitefish salad comes by the scoop, scallion schmear by the half pound.

Ice Cream
Egg-custard snowballs, packed soft, hide a spoon of marshmallow at the bottom.
Sour cherry sorbet tastes like the tree behind somebody’s house in Arbutus.
Old Bay caramel began as a bet and is now half the freezer.
Black raspberry drips down wrists all along {street} from April to October.
Frozen custard is drawn from a machine that predates the moon landing.
Peanut-butter sundaes come in glass boats with a long spoon and a short wait.
High-school kids roll the waffle cones in the window all summer.

Dessert
Smith Island cake stands nine layers tall, seven dollars a slice.
In {room}, banana pudding, warm cookies and sweet-potato pie close out the night.

Butcher Shop
Whole animals come in on Tuesdays, and by Friday only the sausage and the stories are left.

Grocery Store
The hot bar at noon has baked ziti, greens and a roast chicken that sells itself.
Local apples by the crate, milk in glass bottles and a deli man who gives away the end pieces.
Rotisserie birds go around behind the register, dripping onto potatoes.
House soups fill the back cooler at this {street} corner, labeled in grease pencil.

Gourmet Grocery Store
Cheese is cut to order from wheels as big as tires.
Anchovies from Cantabria, fresh pasta, and dinner for two in a paper box.

Farmers' Market
Corn by the dozen, peaches by the peck and a pit-beef stand that opens before the sun.
Mushroom fritters have the longest line, raw honey the most patient seller.

Market
Lunch counters ring the hall, and the fried oysters are three stalls from the pickles.
Barrels of half-sours, a fish man with a bell and a pie lady who knows your mother.
Stools go quickly at the shucking stand; the flower seller will hold your bags.

Wine Store
Friday tastings are free, four bottles and no speeches.
Natural reds, half bottles and cider from out past Frederick line the {street} wall.

Convenience Store
Breakfast sandwiches, chicken tenders and coffee that has never claimed to be more.

Wholesale Food Store
Crabs by the case, flour by the sack, and a catering counter open to anyone with a van.

Farm
Strawberries in May, sweet corn in July, pumpkins when the buses start coming.
`;
