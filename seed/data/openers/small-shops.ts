/** Opening sentences for cafés, bakeries, sweets and shops. See `read-openers.ts` for the marks. */
export const SMALL_SHOPS = `
Café
[Cardamom lattes] come with a small almond cookie.
[Egg sandwiches] are made on house-baked milk bread.
[Lemon–poppy seed loaf] comes in thick slices, toasted if you like.
June through September is the season for [tomato toast].
Quiche changes daily; leek and Gruyère is the favorite. | Quiche of the day
[Cold brew] is poured over coffee ice cubes, so it never gets watery.
[Chicken salad with grapes and tarragon] fills a croissant.
[Almond cake] is rich and not too sweet.
[Ginger-molasses cookies] come out of the oven all day.
[Soup and a half sandwich] is $10, and the bread is homemade.
[Matcha] is whisked by hand.
[Sardines on toast] with pickled onion are better than they sound.
[Affogato] is espresso poured over vanilla gelato.
Drink a [cortado] at the front window and watch the street go by.
[Scones], currant or cheddar, are $3 each.
[Turkish eggs] sit on garlicky yogurt with chile butter.
There’s a long table for people with laptops, and refills of [drip coffee] are free.
[London fogs] and shortbread are popular in the afternoon.
[Breakfast tacos] come on homemade flour tortillas.
[Granola], baked with olive oil and salt, is sold by the jar.
[Espresso] is a dollar less if you drink it standing at the bar.
Yesterday’s pastries go into the [bread pudding].

Coffee Shop
[Pour-overs] take four minutes and are worth the wait.
A [maple cortado] and a cinnamon bun together are $9.
[Nitro cold brew] is on tap all year.
Beans are roasted in the back of the shop on Mondays. | House-roasted coffee
[Rye cookies] have flaky salt on top.
[Oat-milk flat whites] outsell everything else.
[Breakfast burritos], egg and potato, come wrapped in foil to go.

Bakery
[Fudge-topped cookies] follow an old German recipe, with more icing than cookie.
[Seeded rye] comes out of a stone oven.
[Conchas], pink and yellow, are baked fresh all day.
[Peach cake], a Baltimore summer treat, is baked in July and August.
[Sourdough] comes by the whole, half or quarter loaf.
[Marzipan torte] is sold whole or by the slice.
A [kouign-amann], buttery and caramelized, is $5.

Donuts
[Cider donuts] and honey-dipped twists are fried fresh each morning.

Bagels
[Everything bagels] are boiled, seeded on both sides and baked.
[Pumpernickel bagels] are good with egg and cheese.
[Bialys], with onion in the middle, are baked in small batches.
[Whitefish salad] is sold by the scoop and scallion schmear by the half pound.

Ice Cream
[Egg custard snowballs] come with marshmallow on top.
[Sour cherry sorbet] is made with fruit from Adams County.
[Old Bay caramel], salty and a little spicy, is the best seller.
[Black raspberry cones] are in season from April to October.
[Frozen custard] is made fresh several times a day.
[Peanut butter sundaes] come in glass boats.
[Waffle cones] are rolled in the front window.

Dessert
[Smith Island cake] is nine layers tall and $7 a slice.
[Banana pudding], warm cookies and sweet potato pie are made daily.

Butcher Shop
Whole animals are broken down here, and the sausage is made in-house.

Grocery Store
Hot lunches include rice and beans, greens and roast chicken.
The store stocks local apples and milk in glass bottles, and it has a full deli counter.
Rotisserie chickens are sold with potatoes roasted underneath.
House-made soups are sold by the quart.

Gourmet Grocery Store
Whole wheels of cheese wait to be cut to order.
Imported anchovies, fresh pasta and prepared dinners are the specialties.

Farmers' Market
Corn, peaches and tomatoes come straight from the farm, and there’s a pit-beef stand.
Mushroom fritters have the longest line at the market.

Market
Lunch counters ring the hall, including a stand for fried oysters.
Barrel pickles, fresh fish and pies are sold from separate stalls.
Oysters are shucked to order at a counter with eight stools.

Wine Store
Friday tastings are free and cover four bottles.
Natural reds, half bottles and cider from Western Maryland fill the shelves.

Convenience Store
Breakfast sandwiches and chicken tenders are made to order.

Wholesale Food Store
Crabs are sold by the case and flour by the sack, and anyone may shop here.

Farm
The stand sells strawberries in May, sweet corn in July and pumpkins in October.
`;
