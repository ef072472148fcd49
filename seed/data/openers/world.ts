/** Opening sentences for places that cook from Asia, Africa and Latin America. See `read-openers.ts` for the marks. */
export const WORLD = `
Mexican
[Al pastor] comes off the trompo with pineapple on top.
[Mole poblano] takes two days and 30 ingredients.
[Quesabirria] comes with a cup of consomé for dipping.
[Crab tostadas] come with avocado and habanero salsa.
[Pozole], red or green, gets radishes and oregano on top.
[Cochinita pibil] roasts in banana leaf until it falls apart.
[Huaraches], patted out by hand, come with beans and cheese.
[Chiles rellenos] have a light egg batter and sit in tomato broth.
[Aguachile] is shrimp in lime and green chile, and it’s hot.
[Carnitas] are cooked in copper pots and sold by the pound.
Tortillas are pressed by hand all day.
[Tlayudas] are big crisp tortillas topped with beans and cheese.
[Tamales], with pork or with cheese and peppers, come six to a bag.
Blue catfish and a spicy slaw go into the [fish tacos].
[Esquites], corn in a cup, come with lime, cotija and chile powder.
[Micheladas] come with chamoy and chile salt on the rim.

Latin American
[Arroz con pollo] comes in the pot and feeds two.
[Mofongo] is mashed to order and topped with garlic shrimp.
[Sancocho], with three meats and corn, is the Sunday special.
[Empanadas], beef or cheese, are $3 each.

Salvadoran
[Pupusas] are made to order, with curtido on the side.
Loroco, an edible flower bud, goes into the cheese pupusas. | Loroco and cheese pupusas
[Yuca con chicharrón] comes with tangy curtido.
[Sopa de res] comes in a big bowl with a beef shank in the middle.
Masa is patted out by hand for every order. | Pupusas revueltas
Get the [plátanos], with crema and beans.
[Horchata] is made from morro seed, the Salvadoran way.

Honduran
[Baleadas] are folded over beans, eggs and crema.

Peruvian
A quarter [charcoal chicken] with spicy green sauce is $9.
[Ceviche] comes with sweet potato and big-kernel corn.
[Lomo saltado] has the fries tossed right in.
[Anticuchos], grilled skewers of beef heart, come two to an order.

Cuban
[Cubanos] are pressed until the bread is crisp.
[Ropa vieja] comes with black beans, white rice and sweet plantains.
[Vaca frita] is crisp shredded beef with onions and lime.

Caribbean
A thin roti skin holds the [curry goat].
[Doubles], curried chickpeas in fried bread, are two for $5.
[Brown stew chicken] comes with macaroni pie.
[Saltfish and bake] is served all day.
Coconut and okra go into the [callaloo].
[Escovitch snapper] is fried whole, then topped with pickled onions and Scotch bonnets.
[Sorrel punch] is made in December and sells out fast.

Jamaican
[Jerk chicken] smokes over pimento wood in a split oil drum.
[Oxtail with butter beans] comes over rice and peas.
[Beef patties] in coco bread are $5.
[Ackee and saltfish] comes with boiled green bananas.

Chinese
The menu has both [chicken boxes] and hand-pulled noodles.
[Salt-and-pepper crab] is fried, then tossed with garlic and chiles.
[Soup dumplings] come eight to a basket.
Brown gravy covers the [shrimp egg foo young].
[Cumin lamb] is dry-fried with plenty of chiles.
[Yat gaw mein], Baltimore’s noodles in brown gravy, has a hard-boiled egg on top.
[Mapo tofu] gets plenty of Sichuan peppercorn.
[Roast duck], crisp outside, is sold by the half.
The noodles in the beef noodle soup are pulled by hand. | Hand-pulled beef noodles
[Congee] with pork and preserved egg is on all day.
[Garlic eggplant] over rice is $9.
[Scallion pancakes] are rolled by hand and fried until flaky.
[General Tso’s chicken] stays crisp all the way home.
[Twice-cooked pork] comes with leeks and fermented black beans.
[Wontons] swim in chile oil and black vinegar.
[Dim sum] rolls by on carts: turnip cake, chicken feet, custard buns.
Get the [whole rockfish], steamed with ginger and scallions.
[House special lo mein] has chicken, shrimp and pork.
[Clay pot rice] has sausage, eel and a crisp layer at the bottom.

Ramen
[Tonkotsu] broth boils for 18 hours and is finished with black garlic oil.
Ground pork and corn top the [spicy miso ramen].
[Crab shoyu ramen], clear and briny, is the house specialty.
[Vegan tantan] gets its richness from sesame and mushrooms.
[Tsukemen] means cold noodles, with a thick broth for dipping.
[Karaage] with a small bowl of rice is $11.

Sushi
[Omakase] is 12 pieces, and one chef serves the whole counter.
Soft-shell crab tempura fills the [spider rolls].
Toro is minced with scallion and served as a hand roll. | Toro hand roll
[Uni] comes from Maine, over warm rice.
[Bluefin] comes four ways in a tasting for two.
[Chirashi] is $26, with seven kinds of fish.
[Black cod] spends three days in miso before it’s broiled.
Rockfish, fried and dressed with lemon, gets a roll of its own. | Crunchy rockfish roll
[Yellowtail] is sliced thin and dressed with jalapeño and ponzu.
[Pressed mackerel], Osaka style, is worth asking for.
[Tamago], the sweet layered omelet, is made here every day.

Japanese
Skewers of [chicken hearts] cook over charcoal.
[Katsu curry] is $13, with rice and pickles.
Bonito flakes dance on top of the [okonomiyaki].
[Agedashi tofu] sits in a light soy broth.
[Grilled mackerel] comes as a set meal with miso soup, pickles and rice.
[Soba], cut by hand, comes hot or cold, with tempura.

Korean
[Short ribs] sizzle over charcoal at your table.
[Soft-tofu stew] comes boiling, with a raw egg to stir in.
[Stone-pot bibimbap] has a crust of crisp rice on the bottom.
[Soy-garlic wings], fried twice, come 10 to an order.
[Seafood pancakes] are crisp at the edges and big enough to share.
[Buckwheat noodles] come in icy broth with mustard and half an egg.
[Goat stew for two] comes with six kinds of banchan.

Thai
[Khao soi] has crisp noodles on top and soft ones below.
Blue crab goes into the [drunken noodles].
[Papaya salad] is pounded to order, and hot means hot.
[Massaman curry], rich with peanuts, has beef and potatoes in it.
Sweet, sour and spicy sauce covers a [whole fried fish] for the table.
[Boat noodles] come in small bowls, so order two.
[Mango sticky rice] is the dessert to get in May and June.
[Basil chicken], with a crisp fried egg on top, is $12.
[Pad see ew] has wide noodles and plenty of char.

Vietnamese
[Phở] broth simmers overnight, and rare steak and brisket go in at the end.
[Bánh mì with grilled pork] is $8.
[Bún chả] is grilled pork and noodles with a plate of herbs.
[Lemongrass tofu] sits on rice noodles with peanuts.
Maryland crab and mint fill the [summer rolls].
[Broken rice] comes with a pork chop and a fried egg.
[Vietnamese iced coffee] is strong, sweet and brewed to order.
[Turmeric catfish] arrives sizzling with dill, Hanoi style.

Filipino
[Chicken adobo] is dark, sour and full of garlic.
[Lechon belly] roasts until the skin crackles.

Asian Fusion
[Kimchi fried rice] comes with crab and a soft egg on top.
Old Bay fried chicken and pickles fill the [bao].
[Dan-dan noodles] have pit beef instead of pork.
[Tamarind ribs] are sticky, sweet and sour.
[Crab rangoon] has real crab inside and is folded to order.
[Miso salmon] is broiled and served over soba.
Pan-fried [Thai basil dumplings] are $11 for eight.
[Cold sesame noodles] come with cucumber and a tea egg.
Scallion pancakes wrap the [short-rib tacos].
Yuzu and Old Bay season the fries. | Yuzu fries
[Laksa] is full of mussels and rice noodles.

Indian
[Butter chicken] is smoky, and the naan is hot from the oven.
[Masala dosas] come with three chutneys.
[Goat biryani] bakes under a lid of dough that’s opened at the table.
[Goan crab curry] gets its tang from coconut vinegar.
[Chana bhatura], chickpea stew with fried bread, is $10 at lunch.
[Tandoori rockfish] is marinated in yogurt and ajwain.
[Pani puri] are filled one at a time, in front of you.
[Saag paneer] is made with local greens.

Pakistani
[Chicken karahi] cooks in an iron wok with tomato and ginger.

Nepalese
[Momos], pork or vegetable, come with sesame chutney.

Poke
Ahi is cut to order and tossed with furikake and sweet onion. | Ahi bowl
[Salmon bowls] come with spicy mayonnaise and seaweed salad.

Ethiopian
[Kitfo] comes with ayib, the fresh cheese, and spiced butter.
[Doro wat] takes two days and comes with a boiled egg.
The [vegan sampler] is six stews on one wide injera.
[Tibs] arrive sizzling on a small clay stove.
[Shiro] bubbles in a clay pot, and the coffee is roasted at your table.

West African
[Jollof rice with goat] is smoky and plenty hot.
[Suya skewers] get a dusting of peanut and pepper.
`;
