/** What sample places serve and how they are named. All names and owners are invented. */
export interface SampleCuisine {
  readonly name: string;
  /** Share of the places, relative to the other categories. */
  readonly weight: number;
  readonly style: SampleStyle;
  /** How many of ten places cost $, $$, $$$ and $$$$. */
  readonly prices: readonly number[];
  /** Complete names, used before any are composed; `Name @ Neighborhood` is only used there. */
  readonly names: readonly string[];
  /** Owners that a place may be named after; empty uses the city's common family names. */
  readonly owners: readonly string[];
  /** Follows an owner or a landmark: "Voelker's Crab Deck". */
  readonly nouns: readonly string[];
  readonly dishes: readonly string[];
}

/** The kind of place: determines hours, occasions and the tone of its description. */
export const SAMPLE_STYLES = [
  'dining',
  'casual',
  'counter',
  'morning',
  'bar',
  'sweet',
  'shop',
  'venue',
] as const;
export type SampleStyle = (typeof SAMPLE_STYLES)[number];

// Category | weight | style | of ten: $ $$ $$$ $$$$, then names, owners, nouns, dishes
const TABLE = `
American | 58 | casual | 2 5 3 0
names: Rowhouse Supper Club; The Marble Stoop; Screen Painter's Table; Hon & On @ Hampden; Oriole & Elm; Bay Window; The Second Row; Formstone Kitchen; Sunday at Dot's; Backfin & Butter; Natty Lane; Shot Tower Grill; The Corner of Quite and Good; Avenue Nine @ Hampden; The Painted Screen; Old Bay Window; Patapsco Public House; Fort & Main @ Locust Point; The Stoop Sitter; Lantern on Light @ Federal Hill; Two Rivers Kitchen; The Salt Box; Miss Lottie's; Kitchen at the Car Barn @ Station North; 1904; Steel & Marrow
nouns: Kitchen; Grill; Table; Tavern; Supper Room; Public House; Social; Eating House; Provisions; Dining Room
dishes: hot turkey sandwich with gravy; buttermilk fried chicken; crab-topped pretzel; meatloaf with tomato glaze; half-pound chuck burger; pit beef French dip; coddies on saltines; short-rib pot roast; iceberg wedge with smoked bluefish; pork chop with sauerkraut; Maryland crab soup; skillet cornbread
Seafood | 46 | dining | 0 5 4 1
names: Rockfish Row; The Jimmy & Sook; Lump & Backfin; Chesapeake Standing Room; Skipjack; Terrapin Station House; Low Tide @ Fells Point; The Oyster Ledger; Brine & Bell; Pier Six and a Half @ Inner Harbor; The Tongs; Blue Heron Fish House; Half Shell Hall; Drum Point; Sook's Landing; Bell Buoy; Slack Water; The Culling Board; Tilghman & Daughters
nouns: Fish House; Oyster Bar; Raw Bar; Seafood; Landing; Dock; Oyster Room; Fish Co.; Fish Grill
dishes: broiled jumbo lump crab cake; whole fried rockfish; oysters from four creeks; cream of crab soup; soft-shell crab sandwich; mussels steamed in lager; swordfish with tomato jam; fried oyster po' boy; blue catfish tacos; scallops with corn pudding; shrimp salad on potato bread
Pizza | 44 | counter | 5 5 0 0
names: Slice of Patapsco; Pie Town Baltimore; Crust Street; Three Alarm Pizza; Oven & Ember; Nonna Said So; The Crab Pie Company; Dough Re Mi; Pizzeria Sant'Agata; Highlandtown Pie @ Highlandtown; Mobtown Slice; Sauce on Top; Rowhome Pizza; Tomato Pie Tuesday; Square Deal Pizza; Leaning Tower of Towson @ Towson; Papa Nello's Pizza & Subs; Sal & Gina's
owners: Nello; Gina; Sal DiStefano; Big Vince; Carmela; Tony Marchetti; Rocco; Luca; Angie; Dominic; Pasquale
nouns: Pizza; Pizzeria; Pizza & Subs; Slice Shop; Brick Oven; Pizza Kitchen; Pie House
dishes: crab pie with Old Bay crust; thick square pie with sauce on top; white pie with clams; sausage-and-long-hots pie; margherita; grandma slice; pepperoni pie; ricotta calzone; sesame-edged cheese pie
Italian | 38 | dining | 1 4 4 1
names: Trattoria Fiorella @ Little Italy; Osteria del Porto; La Scala di Marmo; Ristorante Da Benedetto; Sugo; Tavola Calda Rosalia; Nonna Rosaria's; Zio Peppe @ Little Italy; Casa Marchetti @ Little Italy; Il Gatto Grigio; Forno Vecchio; Amaro & Figli; Bocce Court @ Little Italy; Cantina San Leo @ Little Italy; Piccola Lucania; Due Sorelle @ Little Italy; L'Angolo; Enoteca Sant'Elmo
owners: Benedetto; Fiorella; Marchetti; Nonna Rosaria; Zia Lina; Gianni Russo; DeLuca; Petrucci; Colavita; Sorrentino; Abruzzese
nouns: Trattoria; Ristorante; Osteria; Italian Kitchen; Pasta House; Cucina; Red Sauce House
dishes: veal marsala; rigatoni with Sunday gravy; linguine with Chesapeake clams; gnocchi in brown butter; eggplant parmigiana; tagliatelle with rabbit; braciole; squid-ink spaghetti; ricotta cheesecake; tortellini in brodo; bucatini all'amatriciana
Asian Fusion | 20 | casual | 3 6 1 0
names: Ginger & Gunpowder; Lotus Block; Two Chopsticks & A Fork; Steam Bun Social; Harbor Dragon; Umbrella Alley; Sesame Street Corner; Plum Crane; Yuzu Yard; Nine Lanterns; Tiger on Cathedral @ Mount Vernon
owners: Auntie Lin; Mai; Kenji; Sunny Park; Uncle Bao; Vivian Cho
nouns: Asian Bistro; Wok & Grill; Noodle Bar; Bao House; Kitchen; Asian Kitchen
dishes: kimchi fried rice; bao with Old Bay fried chicken; dan-dan noodles; tamarind ribs; crab rangoon; miso-glazed salmon; Thai basil dumplings; cold sesame noodles
Bar & Restaurant | 30 | bar | 2 6 2 0
names: The Anchor & Awl; Tap & Terrapin; The Crooked Gaff; Saint Stanislaus Social @ Fells Point; Hull & Oar; The Widow's Walk; Knock Twice; Lucky Jimmy's; The Longshoreman; Pratt & Proper @ Inner Harbor; Ropewalk Annex @ Federal Hill; Dockhand; The Tin Ceiling; Ferry Bell; Foul Weather Friend; The Broken Mast; Duckpin Social; The Tenpin & Duck
nouns: Bar & Grill; Tavern; Taproom; Bar & Kitchen; Alehouse; Saloon; Social
dishes: crab dip in a bread bowl; wings dusted with Old Bay; smash burger; beer-battered pickles; steamed shrimp; pit ham on rye; loaded tots; fish and chips; nachos with pit beef
Mexican | 26 | casual | 4 6 0 0
names: La Jaiba Azul; Taquería El Puerto; Casa Conkling @ Highlandtown; Mezcal & Marigold; Tres Hermanas; El Gallito de Eastern @ Highlandtown; Mariposa Cantina; Cocina Doña Chela; Los Vecinos; Agave Norte; Nopal; La Esquina Poblana; Comal y Copal
owners: Doña Chela; Tío Beto; Lupita; Don Ramiro; Las Comadres; Abuela Nena
nouns: Taquería; Cantina; Cocina; Mexican Grill; Tacos; Taco Stand
dishes: tacos al pastor; mole poblano; quesabirria with consomé; crab tostadas; weekend pozole; cochinita pibil; huaraches; chiles rellenos; aguachile
Café | 26 | morning | 5 5 0 0
names: Café Calliope; Grounds for Appeal; The Quiet Cup; Petit Pigeon; Hollins Street Café @ Hollins Market; Café Zofia; Steam & Stoop; Linden Leaf Café @ Reservoir Hill; The Reading Chair; Café Allegheny; Bluebird Counter; Second Cup of Sugar; Café Fleur de Sel; Perkolate; Crema & Column
owners: Zofia; Margot; Ines; Miss Bea; Theo; Fenwick; Odette
nouns: Café; Coffee & Kitchen; Coffee Room; Corner Café; Café & Books
dishes: cardamom latte; egg sandwich on milk bread; lemon–poppy seed loaf; tomato toast; quiche of the day; cold brew over coffee ice cubes; chicken-salad croissant; almond cake
Chinese | 22 | counter | 6 4 0 0
names: Golden Heron; Happy Garden 88; Jade Lantern Carryout; Szechuan Harbor; Dumpling Ledger @ Catonsville; Great Wall of Ritchie Highway @ Glen Burnie; Double Fish; Red Kettle; Peach Tree Court; Moon Gate; Lucky Eight
owners: Mrs. Cheung; Uncle Wu; Grandma Liu; Mr. Tso
nouns: Chinese Kitchen; Carryout; Garden; Dumpling House; Noodle House; Palace
dishes: chicken box with half-and-half; salt-and-pepper crab; hand-pulled beef noodles; soup dumplings; shrimp egg foo young; cumin lamb; yat gaw mein; mapo tofu; roast duck
Breakfast & Brunch | 20 | morning | 3 6 1 0
names: Yolk & Yonder; The Short Stack Exchange; Good Morning, Hon; Hash & Harbor; Biscuit Bureau; Sunnyside Rowhouse; Scrapple Dapple; Eggs Cathedral; Batter Up; The Late Riser; Griddle & Grace; Up With the Orioles
owners: Miss Peaches; Aunt Dot; Bernadette; Lottie; Mister Earl
nouns: Pancake House; Breakfast Room; Biscuits; Brunch House; Griddle; Egg House
dishes: crab Benedict; fried green tomato biscuit; sweet potato pancakes; shrimp and grits; scrapple, egg and cheese; challah French toast; lake trout and eggs; chilaquiles verdes; lemon ricotta hotcakes
Crab House | 16 | casual | 0 6 4 0
names: Mallet & Twine; Captain Hobart's Crabs; The Paper Tablecloth; Brown Paper Crab House; Number One Jimmies @ Essex; Salty Claw; Riverside Steamers; Two Bushels; Big Sook's; Middle Branch Crab Deck @ Brooklyn; Old Road Bay Crabs @ Dundalk; Pick & Grin
owners: Captain Hobart; Skeeter; Big Sook; Miss Wilma; Cap'n Dutch; Popeye Wojcik
nouns: Crab House; Crab Deck; Steamed Crabs; Crab Shack; Crabs & Bait; Steamers
dishes: steamed jimmies; crab soup; crab-fluff sandwich; steamed corn; snow crab legs; fried soft shells; peel-and-eat shrimp; garlic crabs
Sushi | 17 | dining | 0 5 4 1
names: Koi & Kestrel; Sushi Minato; Blue Fin Alley; Umi no Hana; Nori Row; Omakase on Maryland @ Station North; Harbor Roll; Ten Seat Sushi; Sakana; Sushi Tsubame
owners: Chef Nakano; Hideo; Miyako; Tanabe
nouns: Sushi; Sushi Bar; Sushi & Sake; Hand Roll Bar
dishes: spider roll; 12-piece omakase; toro hand roll; uni over rice; bluefin tasting; crunchy rockfish roll; chirashi bowl; miso black cod
Burgers | 15 | counter | 6 4 0 0
names: Butter & Bun Burgers; The Griddle Dame; Bun Intended; Smashtown; Fat Oriole; Char & Cheddar; Burger Bureau; Stack House 29
owners: Big Len; Moe; Dolly; Buster Kowalski
nouns: Burgers; Burger Bar; Burger Counter; Smashburgers; Burger & Shake
dishes: double smashburger; crab-dip burger; boardwalk fries with vinegar; black-bean burger; patty melt on marble rye; malted shakes; bison burger
BBQ | 16 | counter | 4 6 0 0
names: Pit Beef Republic; Smoke on the Falls; Hickory & Holabird @ Dundalk; Tiger Sauce; The Rib Docket; Bull Roast Hall; Ash & Anvil; Low & Slow on Pulaski @ Rosedale; Big Curtis Pit Beef
owners: Big Curtis; Deacon Ray; Uncle Pookie; Smokey Lou; Mama Vell
nouns: BBQ; Pit Beef; Smokehouse; Barbecue; Rib House; BBQ & Catering
dishes: pit beef; spareribs over oak; burnt-end sandwich; pulled pork sandwich; smoked turkey wings; brisket; collards with neck bones; baked mac and cheese
Japanese | 9 | dining | 1 6 3 0
names: Izakaya Kumo; Tanuki; Ishi Hibachi; Robata Row; Hanabi House; Little Kyoto
owners: Kumo; Tanabe; Aiko; Mr. Sato
nouns: Izakaya; Hibachi House; Japanese Kitchen; Robata Grill; Teppan
dishes: robata chicken hearts; hibachi steak and shrimp; agedashi tofu; katsu curry; okonomiyaki; grilled mackerel; tempura soba
Korean | 11 | casual | 2 7 1 0
names: Seoul of the Harbor; Mugunghwa House @ Catonsville; Kimchi Standard; Banchan Row; Soban @ Catonsville; Halmoni Kitchen; Charcoal & Sesame; Dol Sot 1700
owners: Halmoni; Mrs. Pak; Jin; Auntie Soon
nouns: Korean BBQ; Korean Kitchen; Tofu House; Fried Chicken; Gogi House
dishes: short ribs over charcoal; soft-tofu stew; stone-pot bibimbap; soy-garlic wings; seafood pancake; goat stew for two; cold buckwheat noodles
Thai | 13 | casual | 2 7 1 0
names: Thai Heron; Lemongrass & Light @ Federal Hill; Orchid Thai @ Mount Vernon; Siam Harbor; Baan Mai; Makrut & Lime; Elephant & Oriole
owners: Noi; Auntie Ploy; Somchai; Malee
nouns: Thai; Thai Kitchen; Thai Bistro; Noodles; Thai Table
dishes: khao soi; drunken noodles with blue crab; papaya salad; massaman curry; three-flavor fried fish; boat noodles; mango sticky rice
Indian | 14 | casual | 1 7 2 0
names: Saffron & Salt; Tandoor on the Avenue @ Hampden; Masala Mile; Malabar Coast Kitchen; The Curry Leaf; Rasoi Row; Dosa Depot; Indigo Spice; Chaat Room
owners: Asha; Mrs. Menon; Chef Bhatt; Gurpreet
nouns: Indian Kitchen; Tandoor; Dosa House; Curry House; Biryani House; Spice Room
dishes: butter chicken; masala dosa; goat biryani; Goan crab curry; chana bhatura; tandoori rockfish; pani puri; saag paneer; lunch thali
Vietnamese | 10 | counter | 5 5 0 0
names: Phở Harbor; Bánh Mì Bodega; Little Saigon Stoop; Phở & Falls; Nước Mắm Kitchen; Lotus & Lime
owners: Bà Hai; Chị Lan; Mr. Tuan; Mai
nouns: Phở; Bánh Mì; Vietnamese Kitchen; Noodle Soup
dishes: phở with rare steak; bánh mì with grilled pork; bún chả; lemongrass tofu bowl; summer rolls with crab; broken rice plate; Vietnamese iced coffee
Mediterranean | 13 | dining | 1 5 4 0
names: Olive & Oriole; Fig & Fennel; Sumac; Isola Blu; Zaytoun; Med by the Marina @ Harbor East; Pomegranate Room; The Lemon Grove
owners: Yasmin; Elias; Leyla; Stavros
nouns: Mediterranean Grill; Mezze Bar; Kitchen; Grill; Mezze House
dishes: lamb shoulder with preserved lemon; octopus over white beans; mezze for the table; grilled branzino; hummus with crispy mushrooms; chicken over coals; fattoush
Greek | 12 | casual | 2 6 2 0
names: Ouzo & Oars; Taverna Kyma; Yiayia's Table @ Greektown; Olympia on Eastern @ Greektown; Meltemi; Ithaka House @ Greektown; The Blue Shutter; Kefi Corner
owners: Yiayia Voula; Stavros; Kostas; Pappas; Captain Niko
nouns: Taverna; Greek Kitchen; Gyro House; Estiatorio; Souvlaki
dishes: lamb chops with oregano; avgolemono; grilled porgy; moussaka; saganaki; pastitsio; galaktoboureko; chicken souvlaki
Steakhouse | 13 | dining | 0 1 5 4
names: The Prime Meridian @ Harbor East; Calvert & Oak; Drover's Club; Iron & Ivory; The Cut on President @ Harbor East; Blackwall Chophouse; Hereford & Vine; Gentleman's Quarters
nouns: Steakhouse; Chophouse; Prime; Steaks & Chops; Steak & Seafood
dishes: dry-aged porterhouse for two; filet with lump crab; tableside Caesar; Saturday prime rib; tomahawk with marrow butter; creamed spinach; shellfish tower
Fine Dining | 11 | dining | 0 0 3 7
names: Élan; The Cartographer; Maison Calvert; Ember & Estuary; Lune; Number Nine Courses @ Mount Vernon; Understory; The Conservatory at Clipper @ Woodberry; Terroir & Tide; Salon Peale @ Mount Vernon
nouns: Dining Room; Salon; Tasting Room; House
dishes: seven-course tasting menu; aged duck with damson plums; oysters with green strawberries; ash-roasted beets; truffled corn agnolotti; caviar on a coddie; lamb with ramps; cheese cart
Ethiopian | 7 | casual | 2 8 0 0
names: Blue Nile Stoop; Injera & Co.; Entoto Avenue; Lalibela House; Berbere; Tizita; Abyssinia on Park @ Mount Vernon
owners: Selam; Almaz; Tigist; Mekdes
nouns: Ethiopian Kitchen; Ethiopian Café; Injera House; Restaurant
dishes: kitfo with ayib; doro wat; vegan sampler on one wide injera; tibs; shiro in a clay pot; honey wine
Vegan | 9 | counter | 3 6 1 0
names: No Crabs Were Harmed; Beet Street; The Kind Radish; Plant Row; Jackfruit & Jill; Golden Lentil; Harm None
owners: Sister Nia; Juniper; Brother Amir; Willow
nouns: Vegan Kitchen; Vegan Café; Plant Kitchen; Soul Vegan
dishes: hearts-of-palm crab cake; jackfruit pit beef; cashew mac; chickpea tuna melt; mushroom shawarma; coconut collards; oat soft-serve
Vegetarian | 5 | casual | 4 6 0 0
names: The Turnip Truck; Greenmount Garden Table @ Abell; Pulse & Petal; Sprout House
owners: Juniper; Fern; Mrs. Menon
nouns: Vegetarian Kitchen; Garden Café; Vegetarian Table
dishes: lentil loaf with gravy; halloumi sandwich; paneer wrap; mushroom stroganoff; beet Reuben; seven-vegetable soup
Healthy | 8 | counter | 4 6 0 0
names: Clean Slate Bowls; Kale Yeah, Hon; Harbor Greens; Bowl & Arrow; Root & Rowhouse; Fit Fork
nouns: Bowls; Greens; Wellness Kitchen; Juice & Bowls
dishes: farro bowl with smoked trout; kale and tahini salad; salmon and quinoa; sweet potato bowl; turmeric chicken soup; açaí bowl
Salad | 4 | counter | 4 6 0 0
names: Toss & Turnip; Leaf Me Alone; The Crisper Drawer
nouns: Salads; Salad Co.; Greens
dishes: chopped wedge; Cobb with crab; farro bowl; fattoush; roasted-beet salad
Deli | 11 | counter | 6 4 0 0
names: Corned Beef Congress @ Jonestown; Pumpernickel & Sons; Lombard & Rye @ Jonestown; The Half-Sour; Mustard Seed Deli; Schmaltz & Co.
owners: Weissman; Mort; Goldie; Sussman; Feldman
nouns: Delicatessen; Deli; Deli & Bagels; Kosher-Style Deli
dishes: corned beef on rye; coddies with mustard; whitefish platter; tongue sandwich; matzo ball soup; bologna dog; half-sours
Sandwiches | 13 | counter | 7 3 0 0
names: Two Slices; Sub Conscious; The Bread Winner; Between Two Buns; Hoagie Haven on Hanover @ South Baltimore; Heels & Crumbs; Sandwich Court
owners: Ernie; Babe Lipinski; Trudy; Sully
nouns: Subs; Sandwich Shop; Subs & Salads; Sandwiches; Lunch Counter
dishes: cold-cut sub with hots; shrimp-salad sub; roast pork with broccoli rabe; chicken cutlet with provolone; egg salad on white; pit turkey club; tuna melt
Cheesesteaks | 5 | counter | 8 2 0 0
names: Whiz Kid Steaks; Onion Avenue; Griddle Me This
owners: Fat Danny; Cousin Ray
nouns: Cheesesteaks; Steaks & Subs; Cheesesteaks & Wings
dishes: chicken cheesesteak with hots; shrimp cheesesteak; rib eye with fried onions; cheesesteak egg roll; gravy fries
Chicken & Wings | 12 | counter | 8 2 0 0
names: The Chicken Box Office; Wing & a Prayer; Half & Half Chicken; Lake Trout Avenue; Cluck Norris; Western Fries Chicken
owners: Miss Tootie; Big Herb; Aunt Pearl; Royal
nouns: Fried Chicken; Wings; Chicken & Trout; Wing House; Chicken Box
dishes: four-wing chicken box; lake trout on white bread; western fries; wings with honey and Old Bay; half-and-half; gizzards
Carryout | 9 | counter | 9 1 0 0
names: Sunny's Carryout; Monument Carry Out @ Washington Hill; Lucky Star Subs & Trout; Late Lunch Carryout; Jumbo's
owners: Sunny; Mr. Kim; Miss Renee; Jumbo
nouns: Carryout; Carry Out; Subs & Chicken
dishes: chicken box; lake trout dinner; turkey club sub; steak-and-egg sub; fried fish; half-and-half
Coffee Shop | 14 | morning | 6 4 0 0
names: Drip Decision; Common Stoop Coffee; Kettle & Keel; Third Rail Coffee; Bean Counter; Daily Grindstone; Slow Drip Society; Harbor Light Roasters
owners: Percy; Wren; Otto
nouns: Coffee; Roasters; Coffee Bar; Espresso; Coffee Works
dishes: pour-over; maple cortado; oat-milk flat white; cinnamon bun; nitro cold brew; breakfast burrito; salted rye cookie
Bakery | 14 | morning | 6 4 0 0
names: Berger & Better; Proof; Flour Girl; Rye Not; The Rising Row; La Estrella Bakery; Babka Babes @ Pikesville; Three Loaves; Crumb & Column; Pączki Palace
owners: Frau Hoffmeister; Wanda; Isolde; Señora Paz
nouns: Bakery; Bakeshop; Bread; Bread Shop; Patisserie
dishes: fudge-topped cookies; seeded rye; pan dulce; peach cake; sourdough miche; marzipan torte; conchas; kouign-amann; pączki
Ice Cream | 9 | sweet | 8 2 0 0
names: Snowball Republic; Egg Custard & Marshmallow; The Cold Marble; Scoop Dreams; Frosty Stoop; Sprinkle Row
owners: Miss Dee; Grandpop; Pip
nouns: Snowballs; Ice Cream; Creamery; Frozen Custard; Scoops
dishes: egg custard snowballs with marshmallow; sour cherry sorbet; Old Bay caramel cones; black raspberry cones; frozen custard; peanut butter sundaes
Dessert | 6 | sweet | 4 6 0 0
names: Smith Island Slice; The Last Course; Sugar & Sash; Midnight Torte; Nine-Layer House
owners: Miss Evelyn; Lucille
nouns: Desserts; Sweets; Cakes; Dessert Bar
dishes: Smith Island cake; banana pudding; warm cookies; sweet potato pie; crème brûlée; cheesecake
Diner | 9 | casual | 6 4 0 0
names: The Chrome Crab; Night Owl Diner; Parkside Diner @ Dundalk; Silver Kettle; Loch Raven Junction; The Counter at Holabird @ Dundalk; Bottomless Cup
owners: Dot; George; Marge; Gus
nouns: Diner; Family Diner; Grill & Diner; Luncheonette
dishes: two eggs with scrapple; hot roast beef with brown gravy; creamed chipped beef; rice pudding; crab cake platter; gravy fries; liver and onions
Soul Food | 9 | casual | 5 5 0 0
names: Mother Pearl's; Sunday Best; Greens & Grace; The Amen Corner; Land of Yams; Heaven's Kitchenette
owners: Mother Pearl; Deacon Ray; Miss Ida Mae; Sister Ruth; Big Mama Joyce
nouns: Soul Food; Kitchen; Sunday Dinner; Soul Kitchen
dishes: smothered turkey wings; fried whiting; candied yams; oxtails over rice; cabbage with smoked turkey; peach cobbler; chitlins; catfish and grits
Caribbean | 7 | casual | 5 5 0 0
names: Island Time @ Hamilton; Trade Winds; Calypso Corner; Doubles & Trouble; Hibiscus House
owners: Auntie Vie; Captain Winston; Marva
nouns: Caribbean Kitchen; Roti Shop; Island Grill
dishes: curry goat roti; doubles with tamarind; brown stew chicken; saltfish and bake; callaloo; sorrel punch; escovitch snapper
Jamaican | 6 | counter | 6 4 0 0
names: Yard & Stoop; Scotch Bonnet; Irie on York @ Govans; Blue Mountain Patties
owners: Miss Claudette; Chef Desmond; Auntie Vie
nouns: Jerk; Jamaican Kitchen; Jerk Center; Patty Shop
dishes: jerk chicken; oxtail with butter beans; beef patties with coco bread; ackee and saltfish; curry goat; ginger beer
Latin American | 8 | casual | 4 6 0 0
names: Cazuela; Sabor de Broadway @ Upper Fells Point; Mi Tierra Nueva; Fuego Lento; Casa Palma
owners: Doña Mirta; Tía Yoli; Don Ramiro
nouns: Latin Kitchen; Cocina Latina; Café Latino; Restaurante
dishes: arroz con pollo; lomo saltado; mofongo with shrimp; tamales in banana leaf; ropa vieja; yuca fries; sancocho
Salvadoran | 6 | counter | 7 3 0 0
names: Pupusería La Ceiba; Loroco; El Comalito; La Pupusa Feliz
owners: Niña Tere; Doña Mirta; Blanquita
nouns: Pupusería; Salvadoran Kitchen; Comedor
dishes: pupusas revueltas; loroco and cheese pupusas; yuca con chicharrón; sopa de res; plátanos with crema; horchata de morro
Honduran | 2 | counter | 8 2 0 0
names: Baleadas Copán; La Catracha de Greektown @ Greektown
owners: Doña Xiomara
nouns: Baleadas; Comedor Catracho
dishes: baleadas; conch soup; pollo con tajadas; coconut bread
Peruvian | 6 | casual | 4 6 0 0
names: Pollo & Pisco; Inti Brasa; Ají Amarillo; El Cóndor de Lombard @ Jonestown
owners: Chef Quispe; Don Ramiro
nouns: Pollo a la Brasa; Peruvian Chicken; Cevichería
dishes: charcoal chicken with green sauce; ceviche with sweet potato; lomo saltado; anticuchos; ají de gallina; chicha morada
Cuban | 4 | casual | 2 7 1 0
names: Malecón Social; Café Cienfuegos; Little Matanzas
owners: Abuelo Orestes; Caridad
nouns: Cuban Café; Cuban Kitchen; Cantina Cubana
dishes: pressed Cubano; ropa vieja; vaca frita; black beans and rice; guava pastries; mojitos
Spanish | 6 | dining | 0 5 5 0
names: Tapas on Read @ Mount Vernon; El Mantón; Jamón & Sherry; Bodega del Muelle; Azafrán
owners: Don Íñigo; Pilar
nouns: Tapas Bar; Bodega; Spanish Kitchen
dishes: gambas al ajillo; paella for two; jamón with tomato bread; patatas bravas; octopus with paprika; sherry; churros
French | 9 | dining | 0 3 5 2
names: Bistro Tilleul; Chez Odette; Le Petit Oriole; Brasserie du Port; La Pomme Verte; Café Lafayette @ Bolton Hill; Entre Nous
owners: Odette; Marcel; Tante Lise
nouns: Bistro; Brasserie; Crêperie; Wine & Bistro
dishes: steak frites; mussels in white wine; duck confit; onion soup under Gruyère; coq au vin; tarte tatin; buckwheat crêpes; skate in brown butter
German | 4 | casual | 1 7 2 0
names: Zum Hafen; Edelweiss Keller; Hofgarten @ Lauraville; Schnitzel & Stein
owners: Oma Gerda; Frau Hoffmeister; Onkel Fritz
nouns: Bierhaus; German Kitchen; Gasthaus
dishes: schnitzel with lemon; potato pancakes; bratwurst and sauerkraut; cheese spaetzle; soft pretzel; sour beef and dumplings
Polish | 3 | casual | 4 6 0 0
names: Pierogi Parish; Babcia's Stove; Holy Rosary Kitchen
owners: Babcia Halina; Wojcik
nouns: Pierogi; Polish Kitchen; Deli & Pierogi
dishes: potato-and-farmer's-cheese pierogi; kielbasa with horseradish; bigos; stuffed cabbage; beet soup; pączki
Cajun & Creole | 4 | casual | 1 7 2 0
names: Bayou Patapsco; Crawdaddy & Crab; Second Line
owners: Papa Thibodeaux; Miss Ottilie
nouns: Creole Kitchen; Cajun Boil; Po' Boys
dishes: crawfish étouffée; gumbo with Maryland crab; shrimp po' boy; jambalaya; beignets; red beans
Lebanese | 5 | casual | 2 7 1 0
names: Beirut & Bay; Za'atar; The Cedar Table
owners: Teta Salma; Elias
nouns: Lebanese Kitchen; Mezze; Shawarma
dishes: kibbeh; chicken shawarma; fattoush; labneh with mint; mixed grill; knafeh
Middle Eastern | 5 | counter | 5 5 0 0
names: Falafel Fridays; Pita & Pier; Sesame Gate
owners: Abu Karim; Yasmin
nouns: Falafel; Shawarma House; Kabob
dishes: falafel in laffa; lamb shawarma; hummus with warm chickpeas; fava beans; kabob platter
Turkish | 3 | casual | 1 7 2 0
names: Galata; Bosphorus on the Bay; Simit & Çay
owners: Leyla; Usta Kemal
nouns: Turkish Kitchen; Ocakbaşı; Grill
dishes: adana kebab; pide with egg; iskender; lahmacun; manti in yogurt; künefe
Persian | 3 | casual | 1 6 3 0
names: Shiraz Garden; Pomegranate & Pistachio
owners: Maman Soraya
nouns: Persian Grill; Kabob House
dishes: koobideh over saffron rice; ghormeh sabzi; tahdig; fesenjan; joojeh kabob
Afghan | 4 | casual | 1 6 3 0
names: The Kite Runner's Table; Kabul Lantern; Bamiyan Row
owners: Farida; Uncle Nader
nouns: Afghan Kitchen; Kabob
dishes: pumpkin kaddo; mantu; lamb palau; aushak with leeks; charcoal kabobs
Pakistani | 3 | casual | 5 5 0 0
names: Lahore Lane; Karahi Corner
owners: Ustad Rafiq; Mrs. Qureshi
nouns: Karahi; Nihari House
dishes: chicken karahi; nihari; seekh kebab; haleem; garlic naan
Nepalese | 3 | casual | 2 8 0 0
names: Momo Mount Vernon @ Mount Vernon; Sagarmatha Table; Kathmandu & Calvert @ Mount Vernon
owners: Didi Maya
nouns: Nepali Kitchen; Momo House
dishes: momo with sesame chutney; thukpa; goat sekuwa; thali; sel roti
West African | 4 | casual | 4 6 0 0
names: Jollof & Joy; Suya & Smoke; Teranga Row
owners: Auntie Efua; Mama Ngozi
nouns: African Kitchen; Suya; Chop House
dishes: jollof rice with goat; suya skewers; egusi soup and pounded yam; thieboudienne; kelewele
Filipino | 4 | casual | 4 6 0 0
names: Adobo Avenue; Lola's Kamayan; Sinigang & Sons
owners: Lola Remy; Tito Boy
nouns: Filipino Kitchen; Turo-Turo; Kamayan
dishes: chicken adobo; lechon belly; lumpia; sinigang with shrimp; pancit; halo-halo
Ramen | 8 | counter | 3 7 0 0
names: Broth & Harbor; Ramen Row; Noodle Lantern; Bowl Twenty-Nine @ Remington; Slurp Street; Kaedama
owners: Kenji; Chef Nakano
nouns: Ramen; Ramen Bar; Noodles
dishes: tonkotsu with black garlic; spicy miso ramen; crab shoyu ramen; vegan tantan; karaage; cold tsukemen
Poke | 4 | counter | 3 7 0 0
names: Poke & Pier; Big Kahuna of Canton @ Canton; Wave Bowl
nouns: Poke; Poke Bowls
dishes: ahi bowl with furikake; spicy salmon bowl; poke burrito; tofu poke; seaweed salad
Kosher | 6 | casual | 3 6 1 0
names: Honeycomb Kosher Grill; The Glatt Grill; Seven Mile Shawarma @ Pikesville; Challah Back
owners: Feldman; Shoshana
nouns: Kosher Grill; Shawarma Grill; Kosher Kitchen
dishes: schnitzel in a pita; glatt burgers; potato kugel; shawarma plate; cholent; falafel
Halal | 5 | counter | 7 3 0 0
names: Crescent Gyro; Halal on Hopkins @ Downtown; White Sauce Alley
owners: Brother Amir; Abu Karim
nouns: Halal Grill; Halal Gyro; Platters
dishes: chicken over rice; lamb gyro platter; halal cheesesteak; kofta sub; mango lassi
Bagels | 5 | morning | 8 2 0 0
names: Everything But; Schmear Campaign; The Hole Story
owners: Mort; Goldie
nouns: Bagels; Hot Bagels; Bagel Co.
dishes: everything bagel with lox; egg-and-cheese on pumpernickel; whitefish salad; bialys; scallion schmear
Donuts | 3 | morning | 9 1 0 0
names: Fry Me a River; Holey Rowhouse
owners: Wanda; Sully
nouns: Donuts; Doughnuts & Coffee
dishes: cider donuts; honey-dipped twists; Old Bay caramel donut; coffee rolls
Juice Bar | 4 | morning | 5 5 0 0
names: Pulp Nonfiction; Squeeze Me, Hon; Beet It
nouns: Juice Bar; Smoothies; Cold Press
dishes: beet-ginger juice; mango smoothie; sea moss shake; açaí bowl; wheatgrass shots
Soup | 3 | counter | 6 4 0 0
names: Soup du Jour de Fête; Ladle & Lore
nouns: Soups; Soup Kitchenette
dishes: Maryland crab soup; tomato-dill soup; chicken-and-rice soup; mushroom barley soup; gazpacho
Pub | 15 | bar | 3 7 0 0
names: The Quarrelsome Duck; McGinty's Wake; The Drowned Piper; O'Shaughnessy & Daughter; The Lame Heron; Molly Tansey's; The Ram & Raven; Three Nickels Pub; The Old Signal
owners: Molly Tansey; McGinty; O'Rourke; Finnegan Byrne; Delaney; Paddy Quill
nouns: Pub; Irish Pub; Public House; Tap & Kitchen
dishes: shepherd's pie; fish and chips; corned beef egg rolls; beef-and-stout stew; curry fries; bangers and mash; Sunday roast
Sports Bar | 11 | bar | 3 7 0 0
names: The Bleacher Creature; Seventh Inning Tavern; Purple Friday; Overtime Social @ Canton; The Penalty Box; Home Half; Eutaw Street Bleachers @ Downtown
owners: Coach Kessler; Big Lou; Stretch
nouns: Sports Bar; Sports Grill; Bar & Wings
dishes: wings; crab pretzel; loaded nachos; pit-beef sliders; chili dogs; pretzel bites
Wine Bar | 8 | bar | 0 5 5 0
names: The Corkscrew & Crane; Vin Ordinaire; Tannin Lane; Legs & Lees; Glass Half; Uncorked at Lauraville @ Lauraville
owners: Isolde; Marcel
nouns: Wine Bar; Wine Room; Bottle Shop & Bar; Vino
dishes: Maryland cheese board; tinned fish with rye; anchovies and butter; flight of reds; duck rillettes; pét-nat; baked olives
Cocktail Bar | 8 | bar | 0 4 5 1
names: The Apothecary's Daughter; Raven's Nightcap; Velvet & Vermouth; Nevermore Lounge; Second Story; Poe & Tonic; The Gaslight Parlor
nouns: Cocktail Bar; Parlor; Lounge; Cocktail Room
dishes: rye Manhattan on draft; clarified milk punch; oyster shooters; deviled eggs with crab; mezcal with grapefruit; late-night burger; smoked old-fashioned
Brewery | 8 | bar | 2 8 0 0
names: Jones Falls Brewing Co.; Grist & Gantry; Hops & Hulls; Brick Kiln Beer Works; Patapsco Ale Yard; Low Barrel Brewing
nouns: Brewing Co.; Beer Works; Brewery & Taproom; Ale Works
dishes: hazy pale ale; pretzels with beer cheese; oyster stout; smoked lager; wood-oven flatbread; gose with sea salt
Food Truck | 5 | counter | 8 2 0 0
names: The Rolling Crab; Wheels of Steelhead; Curbside Curry; Bmore Birria
nouns: Food Truck; On Wheels; Street Food
dishes: crab-dip grilled cheese; birria tacos; lobster-style crab roll; bulgogi fries; curry over rice
Buffet | 3 | casual | 2 8 0 0
names: Grand Harvest Buffet; Ocean Table Buffet; Around the World Buffet
nouns: Buffet; Grand Buffet
dishes: crab legs; carving station; hibachi; dessert bar; sushi
Food Hall | 3 | counter | 3 7 0 0
names: Foundry Food Hall; The Cannery Stalls; Car Shop Hall
nouns: Food Hall; Market Hall
dishes: fried oysters; oysters on the half shell; bao; empanadas; vegan soul plates
bars | 5 | bar | 5 5 0 0
names: The Blue Bulb; Club Conkling @ Highlandtown; Dot & Dutch's; The Last Stoop; Corner Light
owners: Dutch; Miss Patsy
nouns: Bar; Lounge; Club
dishes: bar chili; pickled eggs; shrimp salad; frozen crushes; hot dogs
restaurants | 2 | casual | 5 5 0 0
names: Eastside Family Restaurant; Harford Road Restaurant @ Parkville
nouns: Restaurant; Family Restaurant
dishes: stuffed flounder; crab soup; roast turkey plate; meatloaf
hotels | 1 | venue | 0 3 5 2
names: Calvert Arms Guest Rooms; The Brickyard Inn
nouns: Inn; Guest House
dishes: lobby breakfast; evening bar
Hotel | 5 | venue | 0 2 6 2
names: The Signal House Hotel; Hotel Patapsco; The Lord Latrobe; Linden Terminal Hotel @ Linthicum; Harbor Bell Hotel
nouns: Hotel; Suites
dishes: rooftop drinks; Sunday breakfast in the ballroom; lobby oysters; room-service crab soup
Bed & Breakfast | 2 | venue | 0 3 7 0
names: The Painted Lady of Park Avenue @ Mount Vernon; Hollyhock House
nouns: Bed & Breakfast
dishes: baked eggs; blueberry scones; tea at four
Grocery Store | 7 | shop | 5 5 0 0
names: Broadway Fresh Grocers @ Fells Point; Corner & Crate; Charles Street Pantry @ Charles Village; Gorsuch Food Co-op @ Waverly; Mercado Centroamericano; Green Awning Grocery
nouns: Grocery; Market & Deli; Foods; Supermarket
dishes: hot bar at noon; rotisserie chicken; local apples; deli counter; house-made soups
Gourmet Grocery Store | 3 | shop | 0 4 6 0
names: Larder & Lantern; The Provisioner; Belvedere Pantry @ Chinquapin Park - Belvedere
nouns: Provisions; Fine Foods
dishes: cut-to-order cheese; imported anchovies; prepared dinners; fresh pasta
Farmers' Market | 3 | shop | 7 3 0 0
names: Saturday Growers @ Waverly; Elm & Orchard Farmers' Market; Frederick Road Growers' Market @ Catonsville
nouns: Farmers' Market; Growers' Market
dishes: corn by the dozen; pit-beef breakfast stand; mushroom fritters; peaches; raw honey
Seafood Market | 4 | shop | 3 6 1 0
names: Bushel & Peck Seafood Market; Wharf Rat Fish Market; Merritt Fish & Crab @ Dundalk
owners: Captain Hobart; Wojcik
nouns: Seafood Market; Fish Market; Crab & Fish
dishes: live crabs by the bushel; rockfish fillets; steamed shrimp to go; shucked oysters by the pint
Market | 4 | shop | 5 5 0 0
names: Lantern Square Market; Archway Market; The Carpenter's Market
nouns: Market; Public Market
dishes: lunch counters; pit-beef stand; fried oysters; pickles from the barrel
Butcher Shop | 3 | shop | 1 6 3 0
names: Cleaver & Sons; The Whole Hog Shop; Linden Avenue Meats @ Reservoir Hill
owners: Hoffmeister; Binkowski
nouns: Meats; Butcher Shop
dishes: house sausage; dry-aged ribeyes; lunch sandwiches; stuffed ham in spring
Wine Store | 3 | shop | 0 6 4 0
names: Bin & Barrel; The Cork Cellar; Bottle Poet
nouns: Wine & Spirits; Wine Shop
dishes: Friday tastings; natural reds; half bottles; cider from Western Maryland
Convenience Store | 2 | shop | 9 1 0 0
names: Stop & Stoop; Royal Mini Mart & Grill
nouns: Mini Mart; Food Mart
dishes: breakfast sandwiches; coffee; chicken tenders; fountain drinks
Event Venue | 3 | venue | 0 2 6 2
names: The Pattern Loft; Boathouse Ballroom; Clipper Hall @ Woodberry
nouns: Ballroom; Hall
dishes: bull roasts; plated dinners; crab feasts by the ticket
Wholesale Food Store | 1 | shop | 4 6 0 0
names: Beaver Dam Restaurant Supply @ Cockeysville
nouns: Wholesale Foods
dishes: crabs by the case; flour by the sack; catering trays
Farm | 1 | shop | 4 6 0 0
names: Long Furrow Farm Stand
nouns: Farm
dishes: strawberries in May; sweet corn; pumpkins
`;

export const SAMPLE_CUISINES: readonly SampleCuisine[] = TABLE.trim()
  .split(/\n(?=[^\n]+ \| )/)
  .map(readBlock);

function readBlock(block: string): SampleCuisine {
  const [head = '', ...lines] = block.split('\n');
  const [name = '', weight, style, prices = ''] = head.split(' | ');
  const lists = new Map(lines.map(readList));
  return {
    name,
    weight: Number(weight),
    style: SAMPLE_STYLES.find((known) => known === style) ?? 'casual',
    prices: prices.split(' ').map(Number),
    names: lists.get('names') ?? [],
    owners: lists.get('owners') ?? [],
    nouns: lists.get('nouns') ?? [],
    dishes: lists.get('dishes') ?? [],
  };
}

function readList(line: string): [string, string[]] {
  const [key = '', ...rest] = line.split(': ');
  return [key, rest.join(': ').split('; ')];
}
