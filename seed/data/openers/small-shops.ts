/** Opening sentences for cafés, bakeries, sweets and shops. See `read-openers.ts` for the marks. */
export const SMALL_SHOPS = `
Café
[Cardamom lattes] come with a small almond cookie.
The [egg sandwiches] are made on fresh-baked milk bread.
[Lemon–poppy seed loaf] is cut into thick slices and toasted if you like.
Come between June and September for the [tomato toast].
The [quiche of the day] changes, but the leek and Gruyère is the favorite.
[Cold brew] is poured over coffee ice cubes, so it never gets watery.
The [chicken salad with grapes and tarragon] comes on a croissant.
The [almond cake] is rich and not too sweet.
[Ginger-molasses cookies] come out of the oven all day.
For $10, you get [soup and half a sandwich] on homemade bread.
[Matcha] is whisked by hand, one cup at a time.
[Sardines on toast] with pickled onion are better than they sound.
Order the [affogato], a scoop of vanilla gelato with hot espresso poured over it.
Have a [cortado] at the front window and watch the street go by.
[Scones], currant or cheddar, are $3 each.
The [Turkish eggs] are served over garlicky yogurt, with chile butter.
There’s a long table for people with laptops, and refills of [drip coffee] are free.
In the afternoon, have a [London fog] and a piece of shortbread.
[Breakfast tacos] come on homemade flour tortillas.
The [granola] is baked with olive oil and salt, and you can take home a jar.
[Espresso] is a dollar less if you drink it standing at the bar.
Yesterday’s pastries become today’s [bread pudding].

Coffee Shop
[Pour-overs] take four minutes and are worth the wait.
A [maple cortado] and a cinnamon bun are $9 together.
[Nitro cold brew] is on tap all year.
The beans are roasted in the back of the shop every Monday. | House-roasted coffee
The [rye cookies] have flaky salt on top.
The [oat-milk flat whites] outsell everything else.
[Breakfast burritos], with egg and potato, come wrapped in foil to go.

Bakery
The [fudge-topped cookies] follow an old German recipe, with more icing than cookie.
[Peach cake], a Baltimore summer tradition, is baked in July and August.
[Conchas], pink and yellow, are baked fresh all day.
The [seeded rye] is baked in a stone oven and has a chewy crust.
[Sourdough] is sold by the whole, half or quarter loaf.
You can buy the [marzipan torte] whole or by the slice.
The [kouign-amann], buttery and caramelized, is $5.

Donuts
[Cider donuts] and honey-dipped twists are fried fresh every morning.

Bagels
The [everything bagels] are boiled before they’re baked, and seeded on both sides.
Try the [pumpernickel bagels] with egg and cheese.
[Bialys], with onion in the middle, are baked in small batches.
[Whitefish salad] is sold by the scoop, and scallion schmear by the half pound.

Ice Cream
Get one of the [egg custard snowballs], with marshmallow on top.
The [sour cherry sorbet] is made with fruit from Adams County, just over the Pennsylvania line.
The best seller is [Old Bay caramel], which is salty and a little spicy.
The [black raspberry cones] are made with Maryland berries.
[Frozen custard] is made fresh several times a day.
The [peanut butter sundaes] come in old-fashioned glass dishes.
[Waffle cones] are rolled in the front window, and you can smell them down the block.

Dessert
[Smith Island cake] is nine layers tall and $7 a slice.
[Banana pudding], warm cookies and sweet potato pie are made fresh every day.

Butcher Shop
The butchers break down whole animals and make their own sausage.

Grocery Store
For lunch, there’s hot roast chicken with rice, beans and greens.
Look for local apples, milk in glass bottles and a full deli counter.
Get a rotisserie chicken and the potatoes roasted underneath it.
The soups are homemade, and you can buy them by the quart.

Gourmet Grocery Store
Cheese is cut to order from whole wheels.
Stop in for imported anchovies, fresh pasta and dinners that are ready to heat.

Farmers' Market
Corn, peaches and tomatoes come straight from the farm, and there’s a pit beef stand.
The longest line at the market is for the mushroom fritters.

Market
Take a stool at one of the lunch counters and order fried oysters.
Pick up barrel pickles, fresh fish and a pie in one trip.
Oysters are shucked to order at a counter with eight stools.

Wine Store
Every Friday, there’s a free tasting of four wines.
The shelves are full of natural reds, half bottles and cider from Western Maryland.

Convenience Store
Breakfast sandwiches and chicken tenders are made to order.

Wholesale Food Store
Crabs are sold by the case and flour by the sack, and anyone can shop here.

Farm
The stand sells strawberries in May, sweet corn in July and pumpkins in October.
`;
