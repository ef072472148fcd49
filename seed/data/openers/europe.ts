/** Opening sentences for places that cook from Europe and the Mediterranean. See `read-openers.ts` for the slots. */
export const EUROPE = `
Italian
Sunday gravy with three meats goes on the rigatoni all week long. | Rigatoni with Sunday gravy
[Linguine with Chesapeake clams] is tossed with garlic and white wine.
[Gnocchi] are rolled by hand and finished in brown butter with sage.
[Veal marsala] is pounded thin and served with roasted mushrooms.
[Eggplant parmigiana] is stacked five layers high and made without breading.
[Tagliatelle with rabbit] is the dish to order in winter.
[Squid-ink spaghetti] is tossed with calamari and a little chile.
[Braciole] simmers all day in tomato sauce.
[Tortellini in brodo] is a good reason to come on a cold night.
[Bucatini all’amatriciana] is made with guanciale and no cream.
The [ricotta cheesecake], tall and barely sweet, is made in-house.
[Chicken parmigiana] covers the plate, with a side of spaghetti.
[Focaccia] is baked every afternoon, and the antipasto is served from a cart.
[Burrata] is served with local tomatoes all through August.
[Lasagna] is made with spinach pasta and béchamel, one pan a night.
[Tripe alla romana] is on the menu on Fridays.
[Cacio e pepe] is tossed at the table in a wheel of pecorino.
[Red snapper] is roasted whole with fennel and filleted at the table.
[Veal-and-pork meatballs] are three to an order.
[Lamb ragù] is served on wide ribbons of pappardelle.
[Salumi] are sliced to order and served with pickled peppers.
[Crab ravioli] are sauced with saffron cream and a squeeze of lemon.
[Polenta] is poured onto a board and topped with sausage for the whole table.
[Risotto] takes twenty minutes, so start with the fried artichokes.
[Pork chops with vinegar peppers] are served over roasted potatoes.
[Tiramisu] is spooned from the pan at the table.
[Minestrone], bread and a glass of Montepulciano are $18 at the bar.
[Artichokes], Roman style, are fried whole until the leaves are crisp.

Pizza
[Crab pie] with an Old Bay crust is the specialty.
[Thick squares] are baked in steel pans, with the sauce on top of the cheese.
[White pies] are topped with clams, garlic and parsley.
Sausage and long hots go on the spiciest pie on the menu. | Sausage-and-long-hots pie
[Margherita pies] bake for ninety seconds in a 900-degree oven.
[Grandma slices], thin and square, are $4 each.
Pepperoni is sliced thick enough to curl into cups. | Pepperoni pie
[Calzones] are filled with ricotta and spinach and feed two.
Sesame seeds line the crust of the plain cheese pie. | Sesame-edged cheese pie
Dough rests for three days, which gives the crust its tang.
[Sicilian slices] are thick and crisp on the bottom.
[Tomato pie] is served at room temperature and sold by the sheet.
Anchovies, hot peppers and olives top the house special. | Anchovy and hot pepper pie
The best white pie is topped with mushrooms and taleggio. | Mushroom and taleggio pie
[Cheese slices] are large and cost $7 for two.
[Detroit-style pies] have crisp, cheesy edges.
[Supreme pies] are loaded with sausage, peppers, onions and olives.
[Bar pies] are thin and crisp and just right for one.
[Stromboli] is baked to order and sliced for the table.
[Buffalo chicken pizza] is the best seller on Fridays.
Mortadella and pistachios top a white pie. | Mortadella and pistachio pie
Hot peppers are pickled in-house and cost $1 extra. | Hot pepper pie
[Garlic knots] are free with every large pie.
The oven is from Naples and burns oak.
Fig, prosciutto and black pepper go on a pie with no sauce. | Fig and prosciutto pie
[Take-and-bake pies] are sold at the counter.
[Potato-and-rosemary slices] have no cheese, so they’re vegan.
[Meatball subs] are a foot long and cost $12.
Gluten-free crust is made in-house, and it’s a good one. | Gluten-free pies
[Tomato pies] are half price on Tuesdays.
The [breakfast pizza] is topped with bacon, egg and potato.
Square slices, red or white, are cut to order from a long tray. | Red and white squares

Greek
[Lamb chops] are grilled with oregano and lemon.
[Saganaki] is flamed at the table and finished with lemon.
[Whole porgy] is grilled with olive oil and salt and boned on request.
[Avgolemono], the chicken soup with egg and lemon, starts every dinner.
[Grape leaves] are rolled by hand and sold by the dozen.
[Pastitsio] is cut in thick squares, with nutmeg in the béchamel.
[Chicken souvlaki] is wrapped in warm pita with fries inside.
[Galaktoboureko], custard baked in phyllo, is made every day.

French
[Steak frites] is served with béarnaise and a green salad.
[Mussels in white wine] are sold by the pound, with bread for the broth.
[Duck confit] is crisp-skinned and served over green lentils.
[Onion soup] bubbles under a thick lid of Gruyère.
[Buckwheat crêpes] are made to order with ham, cheese and egg.
[Skate in brown butter] with capers is a house specialty.
[Tarte tatin] is baked to order, so ask for it early.

Spanish
[Garlic shrimp] arrive sizzling in a clay dish, with bread for the oil.
[Paella for two] takes half an hour and is served in the pan.
[Jamón] is carved by hand and served with tomato bread.

German
[Sour beef and dumplings], Baltimore’s sauerbraten, is served in gingersnap gravy.
[Schnitzel] is served with lemon, spaetzle and cucumber salad.

Polish
[Pierogi] are pinched by hand and served with butter and onions.

Mediterranean
[Lamb shoulder] is slow-roasted with preserved lemon and olives.
[Octopus] is braised, then charred and served over white beans.
[Mezze for the table] is eleven small plates for $34.
[Branzino] is grilled whole and dressed with lemon and oregano.
[Hummus] is served warm and topped with crisp mushrooms.
Chicken is grilled over coals and basted with thyme and garlic. | Chicken over coals
[Fattoush] has sumac, radishes and pita chips fried to order.
[Muhammara], a walnut and red pepper dip, is served with warm bread.
[Shakshuka] bubbles in a small iron pan.
[Rabbit with prunes] is a weekend special.
[Baked feta] and olives lead the list of small plates.
[Sea bass] is baked in salt and filleted at the table.

Lebanese
[Kibbeh], raw or fried, is made fresh twice a day.
[Shawarma] is shaved off the spit and rolled with pickles and garlic sauce.
[Labneh] with mint and olive oil starts most meals.
The [mixed grill] feeds three and is served with fresh flatbread.
[Knafeh] is served hot, with stretchy cheese and rose syrup.

Middle Eastern
[Falafel] is fried to order and tucked into laffa with pickles.
[Fava beans with eggs] and pickles are $6.
[Lamb shawarma] is served in a wrap or on a platter with rice.

Turkish
[Pide], a boat-shaped flatbread, is baked with an egg in the middle.
[Adana kebab] is chopped by hand and grilled over coals.

Persian
[Koobideh] is served over saffron rice, with tahdig if you ask.
[Ghormeh sabzi], the herb stew, simmers all day with dried lime.

Afghan
[Pumpkin kaddo] is topped with garlic yogurt and mint.
[Mantu], the beef dumplings, are topped with yogurt and split peas.
[Lamb palau] is buried under carrots and raisins.

Kosher
[Schnitzel in a pita] is dressed with Israeli pickles and tahini.

Halal
[Chicken over rice] is striped with white sauce and red sauce.
[Cheesesteaks] are halal, chopped fine and served on a soft roll.
[Kofta subs] are $8, with mint and raw onion.
[Lamb gyro] is sliced to order and served over rice or in pita.
[Mango lassi] goes well with the fried chicken and biryani.

Vegan
Hearts of palm stand in for crab in the crab cake. | Hearts-of-palm crab cake
Jackfruit is smoked and served like pit beef, with tiger sauce and onion. | Jackfruit pit beef
[Cashew mac] is baked until the top is brown.
[Chickpea tuna melts] are $11, with dill chips.
[Mushroom shawarma] is roasted on a spit and served in warm pita.
Collards are cooked in coconut milk with smoked salt. | Coconut collards
[Oat soft-serve] is vanilla or black sesame.
[Seitan wings] are tossed in hot sauce and served with celery.
[Tofu scramble] is rolled into a burrito with potatoes and peppers.
Banana blossom is battered and fried like fish. | Banana-blossom fish fry

Vegetarian
[Lentil loaf] is served with mushroom gravy and mashed potatoes.
Halloumi is grilled and served on a seeded roll with pickles. | Halloumi sandwich
[Beet Reubens] are made on rye with sauerkraut and Swiss.
[Paneer wraps] and seven-vegetable soup are the lunch to get.

Healthy
[Farro bowls] are topped with smoked trout, dill and lemon.
[Kale salad] is dressed with tahini and toasted seeds.
[Sweet potato bowls] are topped with black beans and pumpkin seeds.
[Turmeric chicken soup] is sold by the bowl and by the quart.

Salad
Build your own from forty toppings, or ask for the [chopped salad].
[Cobb salad] is made with crab instead of chicken.

Juice Bar
[Beet-ginger juice] is pressed to order.
Sea moss, mango and lime go into the best-selling shake. | Sea moss shake
Wheatgrass is cut and juiced while you wait. | Wheatgrass shots

Soup
Crab soup and tomato-dill soup are made every day. | Maryland crab soup
[Mushroom barley soup] is thick enough to be dinner.
[Chicken-and-rice soup] with bread is less than $10.
`;
