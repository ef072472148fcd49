/** Opening sentences for places that cook from Asia, Africa and Latin America. See `read-openers.ts` for the slots. */
export const WORLD = `
Mexican
[Al pastor] is shaved off the trompo and topped with pineapple.
[Mole poblano] takes two days and thirty ingredients.
[Quesabirria] is served with a cup of consomé for dipping.
[Crab tostadas] are topped with avocado and habanero salsa.
[Pozole], red or green, is finished with radishes and oregano.
[Cochinita pibil] is roasted in banana leaf until it falls apart.
[Huaraches] are patted out by hand and topped with beans and cheese.
[Chiles rellenos] are fried in a light egg batter and served in tomato broth.
[Aguachile] is shrimp in lime and green chile, and it’s hot.
[Carnitas] are cooked in copper pots and sold by the pound.
Tortillas are pressed by hand all day.
[Tlayudas] are big crisp tortillas topped with beans and cheese.
[Tamales] are six to a bag, with pork or with cheese and peppers.
[Fish tacos] are made with blue catfish and a spicy slaw.
[Esquites], corn in a cup, are finished with lime, cotija and chile powder.
[Micheladas] are rimmed with chamoy and chile salt.

Latin American
[Arroz con pollo] is served in the pot and feeds two.
[Mofongo] is mashed to order and topped with garlic shrimp.
[Sancocho], with three meats and corn, is the Sunday special.
[Empanadas], beef or cheese, are $3 each.

Salvadoran
[Pupusas] are made to order and served with curtido.
Loroco, an edible flower bud, goes into the cheese pupusas. | Loroco and cheese pupusas
[Yuca con chicharrón] is served with tangy cabbage slaw.
[Sopa de res] is a big bowl of soup with a beef shank in it.
Masa is patted out by hand for every order. | Pupusas revueltas
[Plátanos] are served with crema and beans.
[Horchata] is made from morro seed, the Salvadoran way.

Honduran
[Baleadas] are folded over beans, egg and cream.

Peruvian
[Charcoal chicken] is $9 a quarter, with a spicy green sauce.
[Ceviche] is served with sweet potato and big-kernel corn.
[Lomo saltado] has the fries tossed right in.
[Anticuchos], grilled skewers of beef heart, are two to an order.

Cuban
[Cubanos] are pressed until the bread is crisp.
[Ropa vieja] is served with black beans, white rice and sweet plantains.
[Vaca frita] is crisp shredded beef with onions and lime.

Caribbean
[Curry goat] is wrapped in thin roti skins.
[Doubles], curried chickpeas in fried bread, are two for $5.
[Brown-stew chicken] is served with macaroni pie.
[Saltfish and bake] is served all day.
[Callaloo] is cooked down with coconut and okra.
[Escovitch snapper] is fried whole, with onions and Scotch bonnets.
[Sorrel punch] is made in December and sells out fast.

Jamaican
[Jerk chicken] is smoked over pimento wood in a split oil drum.
[Oxtail with butter beans] is served over rice and peas.
[Beef patties] in coco bread are $5.
[Ackee and saltfish] is served with boiled green banana.

Chinese
The menu has both [chicken boxes] and hand-pulled noodles.
[Salt-and-pepper crab] is fried and tossed with garlic and chiles.
[Soup dumplings] are eight to a basket.
[Shrimp egg foo young] is covered in brown gravy.
[Cumin lamb] is dry-fried with plenty of chiles.
[Yat gaw mein], Baltimore’s own noodle soup, is topped with a boiled egg.
[Mapo tofu] has plenty of Sichuan pepper.
[Roast duck] is sold by the half, with crisp skin.
The noodles in the [beef noodle soup] are pulled by hand.
[Congee] with pork and preserved egg is served all day.
[Garlic eggplant] over rice is $9.
[Scallion pancakes] are rolled by hand and fried until flaky.
[General Tso’s chicken] stays crisp all the way home.
[Twice-cooked pork] is stir-fried with leeks and fermented black beans.
[Wontons] are served in chile oil with black vinegar.
[Dim sum] rolls by on carts: turnip cake, chicken feet, custard buns.
[Whole rockfish] is steamed with ginger and scallions.
[House special lo mein] has chicken, shrimp and pork.
[Clay pot rice] is cooked with sausage and eel until the bottom is crisp.

Ramen
[Tonkotsu] simmers for eighteen hours and is finished with black garlic.
[Spicy miso ramen] is topped with ground pork and corn.
[Crab shoyu ramen], clear and briny, is the house specialty.
[Vegan tantan] is made with sesame and mushrooms.
[Tsukemen] is served cold, with a thick broth for dipping.
[Karaage] with a half bowl of rice is $11.

Sushi
[Omakase] is twelve pieces, served at the counter by one chef.
[Spider rolls] are filled with soft-shell crab tempura.
Toro is minced with scallion and served as a hand roll. | Toro hand roll
[Uni] is shipped from Maine and served over warm rice.
[Bluefin] is served four ways in a tasting for two.
[Chirashi] is $26, with seven kinds of fish.
[Black cod] is marinated in miso for three days and broiled.
Rockfish, fried and dressed with lemon, gets a roll of its own. | Crunchy rockfish roll
[Yellowtail] is sliced thin and dressed with jalapeño and ponzu.
[Pressed mackerel], Osaka style, is worth asking for.
[Tamago], the sweet layered omelet, is made here every day.

Japanese
[Chicken hearts] are grilled on skewers over charcoal.
[Katsu curry] is $13, with rice and pickles.
[Okonomiyaki] is topped with bonito flakes.
[Agedashi tofu] sits in a light soy broth.
[Grilled mackerel] is served as a set meal with miso soup, pickles and rice.
[Soba] is cut by hand and served hot or cold, with tempura.

Korean
[Short ribs] are grilled over charcoal at your table.
[Soft-tofu stew] is served boiling, with a raw egg to stir in.
[Stone-pot bibimbap] has a crust of crisp rice on the bottom.
[Soy-garlic wings] are fried twice and sold ten to an order.
[Seafood pancakes] are crisp at the edges and big enough to share.
[Buckwheat noodles] are served in icy broth with mustard and half an egg.
[Goat stew for two] is served with six kinds of banchan.

Thai
[Khao soi] has crisp noodles on top and soft ones below.
[Drunken noodles] are made with blue crab.
[Papaya salad] is pounded to order, and hot means hot.
[Massaman curry], sweet with peanuts, is made with beef and potatoes.
[Whole fish with three flavors] feeds the table.
[Boat noodles] are sold in small bowls, so order two.
[Mango sticky rice] is the dessert to get in May and June.
[Basil chicken] is $12, topped with a crisp fried egg.
[Pad see ew] is made with wide noodles and plenty of char.

Vietnamese
[Phở] simmers overnight and is topped with rare steak and brisket.
[Bánh mì with grilled pork] is $8.
[Bún chả] is grilled pork and noodles with a plate of herbs.
[Lemongrass tofu] is served over rice noodles with peanuts.
[Summer rolls] are filled with Maryland crab and mint.
[Broken rice] is topped with a pork chop and a fried egg.
[Vietnamese iced coffee] is strong, sweet and brewed to order.
[Turmeric catfish] arrives sizzling with dill, Hanoi style.

Filipino
[Chicken adobo] is dark, sour and full of garlic.
[Lechon belly] is roasted until the skin cracks.

Asian Fusion
[Kimchi fried rice] is topped with crab and a soft egg.
[Bao] are filled with Old Bay fried chicken and pickles.
[Dan-dan noodles] are made with pit beef instead of pork.
[Tamarind ribs] are sticky, sweet and sour.
[Crab rangoon] is folded to order and filled with real crab.
[Miso salmon] is broiled and served over soba.
[Thai basil dumplings] are pan-fried, eight for $11.
[Cold sesame noodles] are topped with cucumber and a tea egg.
[Short-rib tacos] are wrapped in scallion pancakes.
Yuzu and Old Bay season the fries. | Yuzu fries
[Laksa] is full of mussels and rice noodles.

Indian
[Butter chicken] is smoky, and the naan is hot from the oven.
[Masala dosas] are served with three chutneys.
[Goat biryani] is baked under a lid of dough and opened at the table.
[Goan crab curry] is made with coconut and vinegar.
[Chana bhatura], chickpea stew with fried bread, is $10 at lunch.
[Tandoori rockfish] is marinated in yogurt and ajwain.
[Pani puri] are filled one at a time at the counter.
[Saag paneer] is made with local greens.

Pakistani
[Chicken karahi] is cooked in an iron wok with tomato and ginger.

Nepalese
[Momos], pork or vegetable, are served with sesame chutney.

Poke
Ahi is cut to order and tossed with furikake and sweet onion. | Ahi bowl
[Salmon bowls] are dressed with spicy mayonnaise and seaweed salad.

Ethiopian
[Kitfo] is served with ayib, the fresh cheese, and spiced butter.
[Doro wat] takes two days and is served with a boiled egg.
The [vegan sampler] is six stews on one wide injera.
[Tibs] arrive sizzling on a small clay stove.
[Shiro] bubbles in a clay pot, and the coffee is roasted at your table.

West African
[Jollof rice with goat] is smoky and plenty hot.
[Suya skewers] are dusted with peanut and pepper.
`;
