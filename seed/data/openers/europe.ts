/** Opening sentences for places that cook from Europe and the Mediterranean. See `read-openers.ts` for the marks. */
export const EUROPE = `
Italian
Sunday gravy with three meats goes on the rigatoni all week long. | Rigatoni with Sunday gravy
[Linguine with Chesapeake clams] has plenty of garlic and white wine.
[Gnocchi], rolled by hand, are finished in brown butter with sage.
[Veal marsala] comes with roasted mushrooms and a spoonful of polenta.
[Eggplant parmigiana] is five layers high, with no breading.
[Tagliatelle with rabbit] is the dish to order in winter.
[Squid-ink spaghetti] comes with calamari and a little chile.
[Braciole] simmers all day in tomato sauce.
[Tortellini in brodo] is a good reason to come on a cold night.
[Bucatini all’amatriciana] starts with guanciale, and the tomato sauce has some heat.
The homemade [ricotta cheesecake] is tall and barely sweet.
[Chicken parmigiana] takes up the whole plate, so the spaghetti comes on the side.
[Focaccia] is baked every afternoon, and the antipasto rolls by on a cart.
[Burrata] comes with local tomatoes all through August.
One pan of spinach [lasagna] with béchamel comes out of the oven each night.
Friday’s special is [tripe alla romana].
[Cacio e pepe] is tossed at the table in a wheel of pecorino.
[Red snapper], roasted whole with fennel, is filleted for you.
[Veal-and-pork meatballs] come three to an order.
Order the pappardelle with [lamb ragù].
[Salumi] are sliced to order, with pickled peppers on the side.
Saffron cream and a squeeze of lemon go on the [crab ravioli].
[Polenta] is poured onto a board and topped with sausage for everybody to share.
[Risotto] takes 20 minutes, so start with the fried artichokes.
[Pork chops with vinegar peppers] sit on roasted potatoes.
[Tiramisu] is homemade and comes in big spoonfuls.
[Minestrone], bread and a glass of Montepulciano are $18 at the bar.
[Artichokes] are fried whole, Roman-Jewish style, until the leaves are crisp.

Pizza
[Crab pie] with an Old Bay crust is the specialty.
[Thick squares] come out of steel pans, with the sauce on top of the cheese.
The [white pie] has clams, garlic and parsley.
Sausage and long hots go on the spiciest pie on the menu. | Sausage-and-long-hots pie
[Margherita pies] bake for 90 seconds in a 900-degree oven.
[Grandma slices], thin and square, are $4 each.
Pepperoni is sliced thick enough to curl into cups. | Pepperoni pie
Ricotta and spinach fill the [calzones], which feed two.
Sesame seeds line the crust of the plain cheese pie. | Sesame-edged cheese pie
Dough rests for three days, which gives the crust its tang.
[Sicilian slices] are thick, with a crisp bottom.
[Tomato pie], at room temperature, is sold by the sheet.
Anchovies, hot peppers and olives top the house special. | Anchovy and hot pepper pie
The best white pie has mushrooms and taleggio. | Mushroom and taleggio pie
Two big slices of [cheese pizza] are $7.
[Detroit-style pies] have crisp, cheesy edges.
Get the [supreme pie] for sausage, peppers, onions and olives all at once.
[Bar pies] are thin and crisp and just right for one.
A [stromboli], baked to order, comes sliced for the table.
[Buffalo chicken pizza] is the best seller on Fridays.
Mortadella and pistachios top a white pie. | Mortadella and pistachio pie
Hot peppers, pickled by the cooks, are $1 extra. | Hot pepper pie
[Garlic knots] are free with every large pie.
The oven is from Naples and burns oak.
Fig, prosciutto and black pepper go on a pie with no sauce. | Fig and prosciutto pie
[Take-and-bake pies] are sold at the counter.
[Potato-and-rosemary slices] have no cheese, so they’re vegan.
[Meatball subs] are a foot long, for $12.
The gluten-free crust is homemade, and it’s a good one. | Gluten-free pies
[Tomato pies] are half price on Tuesdays.
The [breakfast pizza] has bacon, egg and potato.
[Square slices], red or white, are cut to order from a long pan.

Greek
[Lamb chops] come off the grill with oregano and lemon.
[Saganaki] is set aflame at your table, then doused with lemon.
[Grilled porgy] comes whole, with olive oil and lemon, and they’ll fillet it if you ask.
Dinner starts with [avgolemono], the chicken soup with egg and lemon.
[Grape leaves] are rolled by hand and sold by the dozen.
[Pastitsio], cut into thick squares, has nutmeg in the béchamel.
[Chicken souvlaki] comes in a warm pita with fries inside.
[Galaktoboureko], custard baked in phyllo, is made every day.

French
[Steak frites] comes with béarnaise and a green salad.
[Mussels in white wine] are sold by the pound, with bread for the broth.
[Duck confit], crisp outside and tender inside, sits on green lentils.
[Onion soup] bubbles under a thick lid of Gruyère.
Ham, cheese and egg fill the [buckwheat crêpes].
[Skate in brown butter] with capers is a house specialty.
[Tarte tatin] is baked to order, so ask for yours when you sit down.

Spanish
[Garlic shrimp] arrive sizzling in a clay dish, with bread for the oil.
[Paella for two] takes half an hour and comes in the pan.
[Jamón] is carved by hand, with tomato bread alongside.

German
[Sour beef and dumplings], Baltimore’s sauerbraten, comes in gingersnap gravy.
[Schnitzel] comes with lemon, spaetzle and cucumber salad.

Polish
[Pierogi], pinched by hand, come with butter and onions.

Mediterranean
[Lamb shoulder] roasts slowly with preserved lemon and olives.
[Octopus] is braised, then charred and served over white beans.
[Mezze for the table] means 11 small plates for $34.
[Branzino] is grilled whole, with lemon and oregano.
[Hummus] comes warm, under a pile of crisp mushrooms.
Chicken cooks over coals, basted with garlic and thyme butter. | Chicken over coals
[Fattoush] has sumac, radishes and pita chips fried to order.
[Muhammara], a walnut and red pepper dip, comes with warm bread.
[Shakshuka] bubbles in a small iron pan.
On weekends, there’s [rabbit with prunes].
[Baked feta] and olives lead the list of small plates.
[Sea bass] is baked in a salt crust and filleted at the table.

Lebanese
Order the [kibbeh] raw or fried; it’s made fresh twice a day.
[Shawarma] comes off the spit and into a wrap with pickles and garlic sauce.
[Labneh] with mint and olive oil starts most meals.
The [mixed grill] feeds three and comes with fresh flatbread.
[Knafeh] comes hot, with stretchy cheese and rose syrup.

Middle Eastern
[Falafel], fried to order, is tucked into laffa with pickles.
[Fava beans with eggs] and pickles are $6.
Get the [lamb shawarma] in a wrap, or on a platter with rice.

Turkish
[Pide], a boat-shaped flatbread, has an egg baked in the middle.
[Adana kebab] is chopped by hand and grilled over coals.

Persian
[Koobideh] comes over saffron rice, with tahdig if you ask.
[Ghormeh sabzi], the herb stew, simmers all day with dried lime.

Afghan
[Pumpkin kaddo] gets a layer of garlic yogurt and mint.
[Mantu], the beef dumplings, come under yogurt and split peas.
[Lamb palau] is buried under carrots and raisins.

Kosher
[Schnitzel in a pita] gets Israeli pickles and tahini.

Halal
[Chicken over rice] is striped with white sauce and red sauce.
[Halal cheesesteaks] are chopped fine and packed into soft rolls.
[Kofta subs], with mint and raw onion, are $8.
[Lamb gyro] is sliced to order, over rice or in a pita.
Drink a [mango lassi] with the lamb gyro platter.

Vegan
Hearts of palm stand in for crab in the crab cake. | Hearts-of-palm crab cake
Jackfruit is smoked like pit beef, with tiger sauce and onion. | Jackfruit pit beef
[Cashew mac] is baked until the top is brown.
[Chickpea tuna melts] are $11, with dill chips.
[Mushroom shawarma] roasts on a spit and goes into a warm pita.
Coconut milk and smoked salt flavor the collards. | Coconut collards
[Oat soft-serve] comes in vanilla or black sesame.
[Seitan wings] come in hot sauce, with celery.
[Tofu scramble] fills a burrito with potatoes and peppers.
Banana blossom is battered and fried like fish. | Banana-blossom fish fry

Vegetarian
[Lentil loaf] comes with mushroom gravy and mashed potatoes.
Grilled halloumi goes on a seeded roll with pickles. | Halloumi sandwich
[Beet Reubens] have sauerkraut and Swiss, on rye.
[Paneer wraps] and seven-vegetable soup are the lunch to get.

Healthy
[Farro bowls] come with smoked trout, dill and lemon.
[Kale salad] has a tahini dressing and toasted seeds.
Black beans and pumpkin seeds top the [sweet potato bowls].
[Turmeric chicken soup] is sold by the bowl and by the quart.

Salad
Build your own from 40 toppings, or ask for the [chopped salad].
The [Cobb salad] has crab instead of chicken.

Juice Bar
[Beet-ginger juice] is pressed to order.
Sea moss, mango and lime go into the best-selling shake. | Sea moss shake
Wheatgrass is cut and juiced while you wait. | Wheatgrass shots

Soup
Crab soup and tomato-dill soup are made every day. | Maryland crab soup
[Mushroom barley soup] is thick enough to be dinner.
[Chicken-and-rice soup] with bread is less than $10.
`;
