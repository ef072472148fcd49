/** Opening sentences for places that cook from Asia, Africa and Latin America. See `read-openers.ts` for the slots. */
export const WORLD = `
Mexican
Al pastor is shaved off the trompo and topped with pineapple.
Mole poblano takes two days and thirty ingredients.
Quesabirria comes with a cup of consomé for dipping.
Crab tostadas come with avocado and habanero salsa.
Pozole, red or green, comes with radishes and oregano.
Cochinita pibil is roasted in banana leaf until it falls apart.
Huaraches are patted out by hand and topped with beans and cheese.
Chiles rellenos come in a light egg batter with tomato broth.
Aguachile is shrimp in lime and green chili, and it’s hot.
Carnitas are cooked in copper pots and sold by the pound.
Tortillas are pressed by hand all day.
Tlayudas, big crisp tortillas with beans and cheese, cover the table.
Tamales, pork or cheese and peppers, come six to a bag.
Fish tacos are made with blue catfish and a spicy slaw.
Elote comes in a cup with lime, cotija and chili.
Micheladas come rimmed with chamoy and chili salt.

Latin American
Arroz con pollo comes in the pot and feeds two.
Mofongo is mashed to order and topped with garlic shrimp.
Sancocho, with three meats and corn, is the Sunday special.
Empanadas, beef or cheese, are three dollars apiece.

Salvadoran
Pupusas are made to order and served with curtido.
Loroco, an edible flower bud, goes into the cheese pupusas.
Yuca con chicharrón comes with tangy cabbage slaw.
Sopa de res comes in a big bowl with a beef shank in it.
Masa is patted out by hand for every order.
Plátanos come with crema and beans.
Horchata is made from morro seed, the Salvadoran way.

Honduran
Baleadas are folded over beans, egg and cream.

Peruvian
Charcoal chicken comes with a spicy green sauce and costs nine dollars a quarter.
Ceviche comes with sweet potato and big-kernel corn.
Lomo saltado comes with the fries tossed right in.
Anticuchos, grilled skewers of beef heart, come two to an order.

Cuban
Cubanos are pressed until the bread is crisp.
Ropa vieja comes with black beans, white rice and sweet plantains.
Vaca frita is crisp shredded beef with onions and lime.

Caribbean
Curry goat comes wrapped in thin roti skins.
Doubles, curried chickpeas in fried bread, are two for five dollars.
Brown-stew chicken comes with macaroni pie.
Saltfish and bake is served all day.
Callaloo is cooked down with coconut and okra.
Escovitch snapper comes whole, with onions and Scotch bonnets.
Sorrel punch is made in December and sells out fast.

Jamaican
Jerk chicken is smoked over pimento wood in a split oil drum.
Oxtail with butter beans comes over rice and peas.
Beef patties come tucked into coco bread for five dollars.
Ackee and saltfish comes with boiled green banana.

Chinese
Chicken boxes and hand-pulled noodles share the menu.
Salt-and-pepper crab is fried and tossed with garlic and chili.
Soup dumplings come eight to a basket.
Shrimp egg foo young comes under brown gravy.
Cumin lamb is stir-fried dry with plenty of chili.
Yat gaw mein, Baltimore’s own noodle soup, comes with a boiled egg.
Mapo tofu has plenty of Sichuan pepper.
Roast duck is sold by the half, with crisp skin.
Beef noodles are pulled by hand.
Congee with pork and preserved egg is served all day.
Garlic eggplant comes over rice for nine dollars.
Scallion pancakes are rolled by hand and fried until flaky.
General Tso’s chicken stays crisp all the way home.
Twice-cooked pork comes with leeks and fermented beans.
Wontons come in chili oil with black vinegar.
Dim sum comes on carts: turnip cake, chicken feet, custard buns.
Whole rockfish is steamed with ginger and scallions.
House special lo mein comes with chicken, shrimp and pork.
Clay pots come with sausage, eel and a crust of crisp rice.

Ramen
Tonkotsu simmers for eighteen hours and is finished with black garlic.
Spicy miso ramen comes with ground pork and corn.
Crab shoyu ramen, clear and briny, is the house specialty.
Vegan tantan is made with sesame and mushrooms.
Tsukemen is served cold, with a thick broth for dipping.
Karaage with a half bowl of rice costs eleven dollars.

Sushi
Omakase is twelve pieces, served at the counter by one chef.
Spider rolls are filled with soft-shell crab tempura.
Toro is minced with scallion and served as a hand roll.
Uni comes from Maine and is served over warm rice.
Bluefin is served four ways in a tasting for two.
Chirashi comes with seven kinds of fish for twenty-six dollars.
Black cod is marinated in miso for three days and broiled.
Rockfish, fried and dressed with lemon, gets a roll of its own.
Yellowtail comes with thin slices of jalapeño and ponzu.
Pressed mackerel, Osaka style, is worth asking for.
Tamago, the sweet layered omelet, is made here every day.

Japanese
Chicken hearts are grilled on skewers over charcoal.
Katsu curry comes with rice and pickles for thirteen dollars.
Okonomiyaki comes topped with bonito flakes.
Agedashi tofu comes in a light soy broth.
Grilled mackerel comes as a set with miso soup, pickles and barley rice.
Soba is cut by hand and served hot or cold, with tempura.

Korean
Short ribs are grilled over charcoal at your table.
Soft-tofu stew comes boiling, with a raw egg to stir in.
Stone-pot bibimbap has a crust of crisp rice on the bottom.
Soy-garlic wings are fried twice and come ten to an order.
Seafood pancakes are crisp at the edges and big enough to share.
Buckwheat noodles come in icy broth with mustard and half an egg.
Goat stew for two comes with six kinds of banchan.

Thai
Khao soi comes with crisp noodles on top and soft ones below.
Drunken noodles are made with blue crab.
Papaya salad is pounded to order, and hot means hot.
Massaman curry, sweet with peanuts, comes with beef and potatoes.
Whole fish with three flavors feeds the table.
Boat noodles come in small bowls, so order two.
Mango sticky rice is the dessert to get in May and June.
Basil chicken comes with a crisp fried egg and costs twelve dollars.
Pad see ew is made with wide noodles and plenty of char.

Vietnamese
Phở simmers overnight and comes with rare steak and brisket.
Bánh mì with grilled pork costs eight dollars.
Bún chả comes with grilled pork, noodles and a plate of herbs.
Lemongrass tofu comes over rice noodles with peanuts.
Summer rolls are filled with Maryland crab and mint.
Broken rice comes with a pork chop and a fried egg.
Vietnamese iced coffee is strong, sweet and brewed to order.
Turmeric catfish comes sizzling with dill, Hanoi style.

Filipino
Chicken adobo is dark, sour and full of garlic.
Lechon belly is roasted until the skin cracks.

Asian Fusion
Kimchi fried rice comes with crab and a soft egg.
Bao are filled with Old Bay fried chicken and pickles.
Dan-dan noodles are made with pit beef instead of pork.
Tamarind ribs are sticky, sweet and sour.
Crab rangoon is folded to order and filled with real crab.
Miso salmon is broiled and served over soba.
Thai basil dumplings are pan-fried, eight for eleven dollars.
Cold sesame noodles come with cucumber and a tea egg.
Short-rib tacos come in scallion pancakes.
Yuzu and Old Bay season the fries.
Laksa comes with mussels and rice noodles.

Indian
Butter chicken is smoky, and the naan comes hot from the oven.
Masala dosas come with three chutneys.
Goat biryani is sealed with dough and opened at the table.
Goan crab curry is made with coconut and vinegar.
Chana bhatura, chickpea stew with fried bread, costs ten dollars at lunch.
Tandoori rockfish is marinated in yogurt and ajwain.
Pani puri are filled one at a time at the counter.
Saag paneer is made with local greens.

Pakistani
Chicken karahi comes in an iron wok with tomato and ginger.

Nepalese
Momos, pork or vegetable, come with sesame chutney.

Poke
Ahi is cut to order and tossed with furikake and sweet onion.
Salmon bowls come with spicy mayonnaise and seaweed salad.

Ethiopian
Kitfo comes with ayib, the fresh cheese, and spiced butter.
Doro wat takes two days and comes with a boiled egg.
Vegan samplers come with six stews on one wide injera.
Tibs come sizzling on a small clay stove.
Shiro comes bubbling in a clay pot, and the coffee is roasted at your table.

West African
Jollof rice with goat is smoky and plenty hot.
Suya skewers are dusted with peanut and pepper.
`;
