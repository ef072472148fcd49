/** Opening sentences for places with European and Mediterranean food. See `read-openers.ts` for the marks. */
export const EUROPE = `
Italian
The [rigatoni with Sunday gravy] is on the menu all week, with three meats in the sauce.
The [linguine with Chesapeake clams] has plenty of garlic and white wine.
[Gnocchi] are rolled by hand and finished in brown butter with sage.
[Veal marsala] comes with roasted mushrooms and soft polenta.
The [eggplant parmigiana] is five layers tall and made without breading.
[Tagliatelle with rabbit] is the dish to order in winter.
The [squid-ink spaghetti] is tossed with calamari and a little chile.
The [braciole] simmers in tomato sauce all day.
[Tortellini in brodo] is a good reason to come out on a cold night.
The [bucatini all’amatriciana] is made with guanciale, and the sauce has some heat.
The homemade [ricotta cheesecake] is tall and barely sweet.
[Chicken parmigiana] takes up the whole plate, so the spaghetti comes on the side.
[Focaccia] is baked every afternoon, and the antipasto comes around on a cart.
In August, the [burrata] comes with local tomatoes.
The kitchen bakes one pan of spinach [lasagna] a night, so order early.
On Fridays, the special is [tripe alla romana].
[Cacio e pepe] is tossed at the table in a wheel of pecorino.
[Red snapper] is roasted whole with fennel and filleted at the table.
The [veal-and-pork meatballs] come three to an order, in plenty of sauce.
The pasta to order is the pappardelle with [lamb ragù].
[Salumi] are sliced to order and served with pickled peppers.
The [crab ravioli] come in a saffron cream sauce with a squeeze of lemon.
[Polenta] is poured onto a board and topped with sausage for the whole table to share.
The [risotto] takes 20 minutes, so start with the fried artichokes.
[Pork chops with vinegar peppers] are served over roasted potatoes.
The [tiramisu] is homemade, and the portions are big.
A bowl of [minestrone] with bread and a glass of Montepulciano is $18 at the bar.
[Artichokes] are fried whole, Roman-Jewish style, until the leaves are crisp.

Pizza
The specialty is a [crab pie] with Old Bay in the crust.
[Thick squares] are baked in steel pans, with the sauce on top of the cheese.
The [white pie] is topped with clams, garlic and parsley.
The [sausage-and-long-hots pie] is the spiciest one on the menu.
[Margherita pies] bake for 90 seconds in a 900-degree oven.
[Grandma slices], thin and square, are $4 each.
The pepperoni is cut thick enough to curl into crisp little cups. | Pepperoni pie
[Calzones] are stuffed with ricotta and spinach, and one is plenty for two.
Even the plain cheese pie has sesame seeds around the edge. | Sesame-edged cheese pie
The dough rests for three days, which gives the crust a little tang.
[Sicilian slices] are thick and crisp on the bottom.
[Tomato pie] is served at room temperature and sold by the sheet.
The house special is a pie with anchovies, hot peppers and olives. | Anchovy and hot pepper pie
The best of the white pies has mushrooms and taleggio. | Mushroom and taleggio pie
Two big slices of [cheese pizza] are $7.
The [Detroit-style pies] have crisp, cheesy edges.
Get the [supreme pie], loaded with sausage, peppers, onions and olives.
[Bar pies] are thin and crisp and just right for one.
The [stromboli] is baked to order and sliced for sharing.
On game days, everyone orders the [Buffalo chicken pizza].
The [mortadella and pistachio pie] has no sauce and doesn’t need any.
Hot peppers, pickled in-house, are $1 extra on any pie. | Hot pepper pie
You get free [garlic knots] with every large pie.
The brick oven came from Naples and burns nothing but oak.
[Tomato pies] are half price on Tuesdays.
[Take-and-bake pies] are sold at the counter, so you can bake one at home.
[Potato-and-rosemary slices] have no cheese, so they’re vegan.
The [meatball subs] are a foot long and cost $12.
The gluten-free crust is homemade, and it’s a good one. | Gluten-free pies
The [fig and prosciutto pie] gets a good grind of black pepper.
The [breakfast pizza] is topped with bacon, egg and potato.
[Square slices], red or white, are cut to order from a long pan.

Greek
[Lamb chops] are grilled with oregano and plenty of lemon.
[Saganaki] is set aflame at your table, then doused with lemon.
[Grilled porgy] is served whole with olive oil and lemon, and your server will fillet it if you ask.
Start with [avgolemono], the chicken soup with egg and lemon.
[Grape leaves] are rolled by hand and sold by the dozen.
The [pastitsio] is cut into thick squares, with nutmeg in the béchamel.
[Chicken souvlaki] comes wrapped in a warm pita, with the fries inside.
[Galaktoboureko], a custard pie in phyllo, is baked every day.

French
[Steak frites] comes with béarnaise and a green salad.
[Buckwheat crêpes] are filled with ham, cheese and an egg.
[Duck confit], crisp outside and tender inside, comes over green lentils.
The [onion soup] comes bubbling under a thick lid of Gruyère.
The [mussels in white wine] come by the pound, with bread for the broth.
[Skate in brown butter] with capers is a house specialty.
[Tarte tatin] is baked to order, so ask for yours when you sit down.

Spanish
[Garlic shrimp] arrive sizzling in a clay dish, with bread to soak up the oil.
[Paella for two] takes half an hour and comes to the table in the pan.
[Jamón] is carved by hand and served with tomato bread.

German
[Sour beef and dumplings], Baltimore’s sauerbraten, comes in a gingersnap gravy.
The [schnitzel] comes with lemon, spaetzle and cucumber salad.

Polish
The [pierogi] are pinched by hand and served with butter and onions.

Mediterranean
[Lamb shoulder] is roasted slowly with preserved lemon and olives.
[Octopus] is braised until it’s tender, then charred and served over white beans.
The [mezze for the table] is 11 small plates for $34.
[Branzino] is grilled whole, with lemon and oregano.
The [hummus] is served warm, under a pile of crisp mushrooms.
Chicken is grilled over coals and basted with garlic and thyme butter. | Chicken over coals
The [fattoush] is tart with sumac, and the pita chips are fried to order.
[Muhammara], a dip of walnuts and red peppers, comes with warm bread.
[Shakshuka] comes bubbling in a small iron pan.
[Rabbit with prunes] is the weekend special.
Start with the [baked feta] and a bowl of olives.
[Sea bass] is baked in a salt crust and filleted at the table.

Lebanese
You can order the [kibbeh] raw or fried, and it’s made fresh twice a day.
[Shawarma] is carved off the spit and wrapped up with pickles and garlic sauce.
Start with the [labneh], drizzled with olive oil and topped with mint.
The [mixed grill] feeds three and comes with fresh flatbread.
For dessert, there’s hot [knafeh] with stretchy cheese and rose syrup.

Middle Eastern
[Falafel] is fried to order and tucked into laffa with pickles.
[Fava beans with eggs] are $6 and come with pickles.
Get the [lamb shawarma] in a wrap, or on a platter with rice.

Turkish
[Pide], a boat-shaped flatbread, comes with an egg baked in the middle.
The lamb for the [Adana kebab] is chopped by hand and grilled over coals.

Persian
The [koobideh] is served over saffron rice, with crisp tahdig if you ask.
[Ghormeh sabzi], an herb stew with dried lime, simmers all day.

Afghan
The [pumpkin kaddo] is sweet, with a cool layer of garlic yogurt and mint.
[Mantu], the beef dumplings, are topped with yogurt and split peas.
The [lamb palau] is covered with sweet carrots and raisins.

Kosher
The [schnitzel in a pita] comes with Israeli pickles and tahini.

Halal
Get the [chicken over rice] with both sauces, white and red.
[Halal cheesesteaks] are made with finely chopped beef on soft rolls.
[Kofta subs] are $8, with mint and raw onion.
The [lamb gyro] is sliced to order and served over rice or in a pita.
Have a [mango lassi] with your lamb gyro platter.

Vegan
The [hearts-of-palm crab cake] has plenty of Old Bay and no crab.
[Jackfruit pit beef] is smoky and piled with raw onion and tiger sauce.
The [cashew mac] is baked until the top is brown.
[Chickpea tuna melts] are $11, with dill chips.
The [mushroom shawarma] is roasted on a spit and wrapped in a warm pita.
The [coconut collards] are rich and smoky without a bit of ham.
For dessert, there’s [oat soft-serve] in vanilla or black sesame.
The [seitan wings] are tossed in hot sauce and served with celery.
The [tofu scramble] comes in a burrito, with potatoes and peppers.
The [banana-blossom fish fry] is crisp, flaky and made without any fish.

Vegetarian
The [lentil loaf] comes with mushroom gravy and mashed potatoes.
For the [halloumi sandwich], the cheese is grilled and put on a seeded roll with pickles.
The [beet Reubens] come on rye with sauerkraut and Swiss.
A [paneer wrap] and a bowl of seven-vegetable soup make a good lunch.

Healthy
[Farro bowls] come with smoked trout, dill and lemon.
The [kale salad] has toasted seeds and a tahini dressing.
The [sweet potato bowls] are topped with black beans and pumpkin seeds.
The [turmeric chicken soup] is good on a cold day, and you can take home a quart.

Salad
Build your own from 40 toppings, or ask for the [chopped salad].
The [Cobb salad] is made with crab instead of chicken.

Juice Bar
The [beet-ginger juice] is pressed to order and has some bite.
The [sea moss shake], made with mango and lime, is the best seller.
For [wheatgrass shots], the grass is cut and juiced while you wait.

Soup
[Maryland crab soup] and tomato-dill soup are made fresh every day.
The [mushroom barley soup] is thick enough to be dinner.
A bowl of [chicken-and-rice soup] with bread is less than $10.
`;
