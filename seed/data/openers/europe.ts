/** Opening sentences for places that cook from Europe and the Mediterranean. See `read-openers.ts` for the slots. */
export const EUROPE = `
Italian
Sunday gravy with three meats goes on the rigatoni all week long.
Linguine comes with Chesapeake clams, garlic and white wine.
Gnocchi are rolled by hand and finished in brown butter with sage.
Veal marsala is pounded thin and served with roasted mushrooms.
Eggplant parmigiana is stacked five layers high and made without breading.
Tagliatelle with rabbit is the dish to order in winter.
Squid-ink spaghetti comes with calamari and a little chili.
Braciole simmers all day in tomato sauce.
Tortellini in brodo is a good reason to come on a cold night.
Bucatini all’amatriciana is made with guanciale and no cream.
Ricotta cheesecake, tall and barely sweet, is made in-house.
Chicken parmigiana covers the plate and comes with a side of spaghetti.
Focaccia is baked every afternoon, and the antipasto comes on a cart.
Burrata comes with local tomatoes all through August.
Lasagna is made with spinach pasta and béchamel, one pan a night.
Tripe alla romana is on the menu on Fridays.
Cacio e pepe is tossed at the table in a wheel of pecorino.
Red snapper is roasted whole with fennel and filleted at the table.
Veal-and-pork meatballs come three to an order.
Lamb ragù goes over wide ribbons of pappardelle.
Salumi are sliced to order and served with pickled peppers.
Crab ravioli come in saffron cream with a squeeze of lemon.
Polenta is poured onto a board and topped with sausage for the whole table.
Risotto takes twenty minutes, so start with the fried artichokes.
Pork chops, Italian style, come with vinegar peppers and roasted potatoes.
Tiramisu is spooned from the pan at the table.
Minestrone, bread and a glass of Montepulciano make an eighteen-dollar supper at the bar.
Artichokes, Roman style, are fried whole until the leaves are crisp.

Pizza
Crab pie with an Old Bay crust is the specialty.
Thick squares are baked in steel pans, with the sauce on top of the cheese.
White pies come with clams, garlic and parsley.
Sausage and long hots go on the spiciest pie on the menu.
Margherita pies bake for ninety seconds in a 900-degree oven.
Grandma slices, thin and square, are four dollars each.
Pepperoni is sliced thick enough to curl into cups.
Calzones are filled with ricotta and spinach and feed two.
Sesame seeds line the crust of the plain cheese pie.
Dough rests for three days, which gives the crust its tang.
Sicilian slices are thick and crisp on the bottom.
Tomato pie is served at room temperature and sold by the sheet.
Anchovies, hot peppers and olives top the house special.
Mushrooms from Kennett Square and taleggio go on the best of the white pies.
Cheese slices are large and cost seven dollars for two.
Detroit-style pies have crisp, cheesy edges and come in two sizes.
Supreme pies come loaded with sausage, peppers, onions and olives.
Bar pies are thin and crisp and just right for one.
Stromboli is baked to order and sliced for the table.
Buffalo chicken pizza is the best seller on Fridays.
Mortadella and pistachios top a white pie.
Hot peppers are pickled in-house and cost a dollar extra.
Garlic knots come free with every large pie.
The oven came from Naples and burns oak.
Fig, prosciutto and black pepper go on a pie with no sauce.
Take-and-bake pies are sold at the counter.
Potato-and-rosemary slices have no cheese, so they’re vegan.
Meatball subs are a foot long and cost twelve dollars.
Gluten-free crust is made in-house, and it’s a good one.
Tomato pies are half price on Tuesdays.
Bacon, egg and potato go on the breakfast pizza.
Red squares and white squares are cut to order from a long tray.

Greek
Lamb chops are grilled with oregano and lemon.
Saganaki is flamed at the table and finished with lemon.
Whole porgy is grilled with olive oil and salt and boned on request.
Avgolemono, the chicken soup with egg and lemon, starts every dinner.
Grape leaves are rolled by hand and sold by the dozen.
Pastitsio comes in a thick square, with nutmeg in the béchamel.
Chicken souvlaki comes in warm pita with fries inside.
Galaktoboureko, custard baked in phyllo, is made every day.

French
Steak frites comes with béarnaise and a green salad.
Mussels in white wine come by the pound, with bread for the broth.
Duck confit comes with crisp skin, over green lentils.
Onion soup comes bubbling under a thick lid of Gruyère.
Buckwheat crêpes are made to order with ham, cheese and egg.
Skate in brown butter with capers is a house specialty.
Tarte tatin is baked to order, so ask for it early.

Spanish
Garlic shrimp come sizzling in a clay dish, with bread for the oil.
Paella for two takes half an hour and comes in the pan.
Jamón is carved by hand and served with tomato bread.

German
Sour beef and dumplings, Baltimore’s sauerbraten, comes in gingersnap gravy.
Schnitzel comes with lemon, spaetzle and cucumber salad.

Polish
Pierogi are pinched by hand and served with butter and onions.

Mediterranean
Lamb shoulder is slow-roasted with preserved lemon and olives.
Octopus is braised, then charred and served over white beans.
Mezze for the table includes eleven small plates for thirty-four dollars.
Branzino is grilled whole and dressed with lemon and oregano.
Hummus comes warm, topped with crisp mushrooms.
Chicken is grilled over coals and basted with thyme and garlic.
Fattoush has sumac, radishes and pita chips fried to order.
Muhammara, a walnut and red-pepper dip, comes with warm bread.
Shakshuka comes bubbling in a small iron pan.
Rabbit with prunes is a weekend special.
Baked feta and olives lead the list of small plates.
Sea bass is baked in salt and filleted at the table.

Lebanese
Kibbeh, raw or fried, is made fresh twice a day.
Shawarma is shaved off the spit and rolled with pickles and garlic sauce.
Labneh with mint and olive oil starts most meals.
The mixed grill feeds three and comes with fresh flatbread.
Knafeh comes hot, with stretchy cheese and rose syrup.

Middle Eastern
Falafel is fried to order and tucked into laffa with pickles.
Fava beans with eggs and pickles cost six dollars.
Lamb shawarma comes in a wrap or on a platter with rice.

Turkish
Pide, a boat-shaped flatbread, comes with an egg in the middle.
Adana kebab is chopped by hand and grilled over coals.

Persian
Koobideh comes over saffron rice, and you can ask for extra tahdig.
Ghormeh sabzi, the herb stew, simmers all day with dried lime.

Afghan
Pumpkin kaddo comes with garlic yogurt and mint.
Mantu, the beef dumplings, are topped with yogurt and split peas.
Lamb palau comes under carrots and raisins.

Kosher
Schnitzel in a pita comes with Israeli pickles and tahini.

Halal
Chicken over rice comes with white sauce and red sauce.
Cheesesteaks are halal, chopped fine and served on a soft roll.
Kofta subs come with mint and raw onion and cost eight dollars.
Lamb gyro is sliced to order and served over rice or in pita.
Mango lassi goes well with the fried chicken and biryani.

Vegan
Hearts of palm stand in for crab in the crab cake.
Jackfruit is smoked and served like pit beef, with tiger sauce and onion.
Cashew mac is baked until the top is brown.
Chickpea tuna melts come with dill chips and cost eleven dollars.
Mushroom shawarma is roasted on a spit and comes in warm pita.
Collards are cooked in coconut milk with smoked salt.
Oat soft-serve comes in vanilla or black sesame.
Seitan wings come with hot sauce and celery.
Tofu scramble comes in a burrito with potatoes and peppers.
Banana blossom is battered and fried like fish.

Vegetarian
Lentil loaf comes with mushroom gravy and mashed potatoes.
Halloumi is grilled and served on a seeded roll with pickles.
Beet Reubens come on rye with sauerkraut and Swiss.
Paneer wraps and seven-vegetable soup are the lunch to get.

Healthy
Farro bowls come with smoked trout, dill and lemon.
Kale salad is dressed with tahini and toasted seeds.
Sweet-potato bowls come with black beans and pumpkin seeds.
Turmeric chicken soup is sold by the bowl and by the quart.

Salad
Build your own from forty toppings, or ask for the chopped salad.
Cobb salad is made with crab instead of chicken.

Juice Bar
Beet-ginger juice is pressed to order.
Sea moss, mango and lime go into the best-selling shake.
Wheatgrass is cut and juiced while you wait.

Soup
Maryland crab soup and tomato-dill are made every day.
Mushroom barley is thick enough to be dinner.
Chicken-and-rice soup comes with bread and costs less than ten dollars.
`;
