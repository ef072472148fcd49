/** Opening sentences for places with Asian, African, and Latin American food. See `read-openers.ts` for the marks. */
export const WORLD = `
Mexican
[Al pastor] is shaved off the trompo and topped with pineapple.
The [mole poblano] takes two days and 30 ingredients to make.
Dip the [quesabirria] in the cup of consomé that comes with it.
[Crab tostadas] are topped with avocado and habanero salsa.
[Pozole] comes red or green, with radishes and oregano to sprinkle on top.
[Cochinita pibil] is roasted in banana leaves until it falls apart.
[Huaraches] are patted out by hand and topped with beans and cheese.
[Chiles rellenos] have a light egg batter and come in tomato broth.
The [aguachile] is shrimp in lime and green chile, and it’s spicy.
[Carnitas] are cooked in copper pots and sold by the pound.
The tortillas are pressed by hand all day long.
[Tlayudas] are big, crisp tortillas topped with beans and cheese.
[Tamales] come six to a bag, filled with pork or with cheese and peppers.
The [fish tacos] are made with blue catfish and a spicy slaw.
Get a cup of [esquites], corn with lime, cotija and chile powder.
[Micheladas] come with chamoy and chile salt on the rim.

Latin American
The [arroz con pollo] comes in the pot and feeds two.
[Mofongo] is mashed to order and topped with garlic shrimp.
[Sancocho], with three meats and corn, is the Sunday special.
[Empanadas], beef or cheese, are $3 each.

Salvadoran
[Pupusas] are made to order and served with curtido.
[Yuca con chicharrón] comes with a pile of tangy curtido.
Try the [loroco and cheese pupusas]; loroco is an edible flower bud.
The [sopa de res] comes in a big bowl, with a beef shank in the middle.
The [pupusas revueltas] are patted out by hand for every order.
Get a side of [plátanos], with crema and beans.
The [horchata] is made with morro seeds, the Salvadoran way.

Honduran
The [baleadas], warm flour tortillas, are folded over beans, eggs and crema.

Peruvian
A quarter of a [charcoal chicken], with spicy green sauce, is $9.
The [ceviche] comes with sweet potato and big kernels of Peruvian corn.
The [lomo saltado] has the fries tossed right in.
Try the [anticuchos], grilled skewers of beef heart.

Cuban
[Cubanos] are pressed until the bread is crisp and the cheese melts.
[Ropa vieja] comes with black beans, white rice and sweet plantains.
[Vaca frita] is shredded beef, fried crisp with onions and lime.

Caribbean
The [curry goat] comes wrapped in a thin, warm roti.
[Doubles], curried chickpeas in fried bread, are two for $5.
The [brown stew chicken] comes with macaroni pie on the side.
You can get [saltfish and bake] all day.
The [callaloo] is made with coconut milk and okra.
[Escovitch snapper] is fried whole and topped with pickled onions and Scotch bonnets.
[Sorrel punch] is made only in December and sells out fast.

Jamaican
[Ackee and saltfish] is served with boiled green bananas.
[Oxtail with butter beans] comes over rice and peas.
[Beef patties], tucked into coco bread, are $5 each.
[Jerk chicken] is smoked over pimento wood in a split oil drum.

Chinese
You’ll find [chicken boxes] and hand-pulled noodles on the same menu.
[Salt-and-pepper crab] is fried, then tossed with garlic and chiles.
[Soup dumplings] come eight to a basket, and they’re very hot inside.
The [shrimp egg foo young] comes covered in brown gravy.
[Cumin lamb] is dry-fried with a big handful of chiles.
[Yat gaw mein], Baltimore’s noodles in brown gravy, comes with a hard-boiled egg on top.
The [mapo tofu] has enough Sichuan peppercorn to make your lips tingle.
The [roast duck] has crisp skin and is sold by the half.
The noodles in the beef soup are pulled by hand. | Hand-pulled beef noodles
[Congee] with pork and preserved egg is served all day.
[Garlic eggplant] over rice is $9.
The [scallion pancakes] are rolled by hand and fried until they’re flaky.
The [General Tso’s chicken] stays crisp all the way home.
[Twice-cooked pork] comes with leeks and fermented black beans.
The [wontons] come in chile oil and black vinegar.
[Dim sum] comes around on carts, so watch for the turnip cakes and custard buns.
Get the [whole rockfish], steamed with ginger and scallions.
The [house special lo mein] has chicken, shrimp and pork.
The [clay pot rice] is topped with sausage and eel, and it’s crisp at the bottom.

Ramen
The [tonkotsu] broth boils for 18 hours and gets a drizzle of black garlic oil.
The [spicy miso ramen] is topped with ground pork and corn.
The [crab shoyu ramen], clear and briny, is the house specialty.
The [vegan tantan] is rich with sesame and mushrooms.
With [tsukemen], you dip cold noodles into a thick, hot broth.
[Karaage] with a small bowl of rice is $11.

Sushi
Order the [bluefin], served four ways in a tasting for two.
The [spider rolls] are filled with soft-shell crab tempura.
For the [toro hand roll], the tuna is minced with scallion.
The [uni] comes from Maine and is served over warm rice.
The [omakase] is 12 pieces, served at the counter by one chef.
The [chirashi] is $26 and has seven kinds of fish.
[Black cod] is marinated in miso for three days before it’s broiled.
The [crunchy rockfish roll] is fried and finished with a squeeze of lemon.
[Yellowtail] is sliced thin and dressed with jalapeño and ponzu.
Ask for the Osaka-style [pressed mackerel].
The [tamago], a sweet layered omelet, is made here every day.

Japanese
The [katsu curry] is $13, with rice and pickles.
[Chicken hearts] are skewered and grilled over charcoal.
The [okonomiyaki] comes out so hot that the bonito flakes dance on top.
The [agedashi tofu] is fried crisp and served in a light soy broth.
[Grilled mackerel] comes with miso soup, pickles and rice.
[Soba] is cut by hand and served hot or cold, with tempura.

Korean
[Short ribs] are grilled over charcoal at your table.
The [soft-tofu stew] comes boiling, with a raw egg to stir in.
The [stone-pot bibimbap] has a crust of crisp rice on the bottom.
[Soy-garlic wings] are fried twice, so they stay crisp.
The [seafood pancakes] are crisp at the edges and big enough to share.
[Buckwheat noodles] come in an icy broth, with mustard and half a boiled egg.
The [goat stew for two] comes with six kinds of banchan.

Thai
The [khao soi] has crisp noodles on top and soft ones in the curry.
There’s blue crab in the [drunken noodles].
[Papaya salad] is pounded to order, and when they say hot, they mean it.
The [massaman curry] is full of beef, potatoes and peanuts.
Order a [whole fried fish] for the table, with sweet, sour and spicy sauce.
[Boat noodles] come in small bowls, so order two.
In May and June, get the [mango sticky rice] for dessert.
[Basil chicken] with a crisp fried egg on top is $12.
The [pad see ew] has wide noodles and a good char from the wok.

Vietnamese
The [phở] broth simmers overnight, and the rare steak goes in at the last minute.
A [bánh mì with grilled pork] is $8.
The [bún chả] is grilled pork and noodles, with a plate of fresh herbs.
[Lemongrass tofu] comes over rice noodles with crushed peanuts.
The [summer rolls] are filled with Maryland crab and mint.
[Broken rice] comes with a grilled pork chop and a fried egg.
The [Vietnamese iced coffee] is strong, sweet and brewed to order.
The [turmeric catfish], a Hanoi dish, comes sizzling with dill.

Filipino
The [chicken adobo] is dark, tangy and full of garlic.
The [lechon belly] is roasted until the skin crackles.

Asian Fusion
The [kimchi fried rice] comes with crab and a soft egg on top.
The [tamarind ribs] are sticky, sweet and sour.
The [dan-dan noodles] are made with pit beef instead of pork.
The [bao] are stuffed with Old Bay fried chicken and pickles.
The [crab rangoon] is folded to order, with real crab inside.
[Miso salmon] is broiled and served over soba.
The [yuzu fries] are dusted with Old Bay.
[Cold sesame noodles] come with cucumber and a tea egg.
The [short-rib tacos] are wrapped in scallion pancakes.
The pan-fried [Thai basil dumplings] are $11 for eight.
The [laksa] is full of rice noodles and mussels.

Indian
The [butter chicken] is smoky, and the naan comes hot from the oven.
[Tandoori rockfish] is marinated in yogurt and charred at the edges.
The [Goan crab curry] gets its tang from coconut vinegar.
The [goat biryani] is baked under a lid of dough and opened at the table.
[Chana bhatura], chickpea stew with fried bread, is $10 at lunch.
The [dosas] are big and crisp and come with three kinds of chutney.
[Pani puri] are filled one at a time, right in front of you.
The [saag paneer] is made with local greens.

Pakistani
The [chicken karahi] is cooked in an iron wok with tomatoes and ginger.

Nepalese
The [momos], pork or vegetable, come with sesame chutney.

Poke
Ahi is cut to order and tossed with furikake and sweet onion. | Ahi bowl
The [salmon bowls] come with spicy mayonnaise and seaweed salad.

Ethiopian
The [kitfo] comes with spiced butter and ayib, a fresh cheese.
The [doro wat] takes two days to make and comes with a boiled egg.
The [vegan sampler] is six stews on one wide injera.
[Tibs] come to the table sizzling on a small clay stove.
The [shiro] comes bubbling in a clay pot, and the coffee is roasted at your table.

West African
The [jollof rice with goat] is smoky and spicy.
[Suya skewers] are dusted with peanuts and hot pepper.
`;
