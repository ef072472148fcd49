import { readBlocks } from '../read-blocks.ts';

/**
 * What the paper says about each part of town: first the line that its guide is announced with, then paragraphs. They only
 * say what any map or schoolbook of Baltimore does, and nothing about single places.
 */
export const NEIGHBORHOOD_INTROS = readBlocks(`
Harbor East
Glass towers, a waterfront promenade and some of the city’s dressiest dining rooms.
Between the Inner Harbor and Fells Point, this was all warehouses not so long ago. Now it’s where Baltimore goes for a big night out.
Walk the promenade before dinner. Little Italy and Fells Point are minutes away if you want to spend less.

Fells Point
Cobblestone streets, tugboats and bars on every block.
Thames Street runs along the water, so take a walk and read the menus first.
Broadway runs down to the pier, with places to eat on both sides. Come early for a table and late for the noise.

Canton
A square ringed with bars, and a waterfront full of sailboats.
Start at O’Donnell Square and walk one lap before you choose. The old canneries are apartments and offices now.
Weekends are crowded. Go on a Tuesday, and it’s mostly neighbors.

Federal Hill
Climb the hill for the view, then come down for dinner.
Cross Street is the center of it. On game days everyone wears purple, so eat early.
Rowhouse bars and corner restaurants fill the blocks behind the hill. Saturday nights are loud; Sunday mornings are quiet.

Mount Vernon
High ceilings, marble stairs and a concert at eight.
Four small parks meet at the Washington Monument, and the dining rooms around them know how to get you out by curtain time. Students and concertgoers fill the same tables.
Walk up Charles Street and look in the windows before you choose.

Downtown
A quick lunch, dinner before a game, and a market that dates to 1782.
Courthouse clerks, convention crowds and medical students all eat lunch here. After dark, theatergoers take their places.
The Metro stops at Lexington Market, and the stadiums are a short walk away.

Inner Harbor
Paddle boats, tall ships and supper with a view of both.
The promenade is mostly visitors, but the view is for everyone. Ask for a table by the water.
Families come straight from the aquarium and the science center. Come in the middle of the afternoon, and it’s easier to get a table.

Hampden
Flamingos, honey-colored rowhouses and a main street called the Avenue.
Thirty-Sixth Street, the Avenue, is lined with storefronts from its days as a mill village. There’s something here for vegans and burger eaters alike.
In December the lights on 34th Street draw big crowds. The rest of the year, it’s easier to get a seat.

Towson
A county seat and a college town, with the restaurants of both.
Students want it cheap, lawyers want it fast, and families want a booth. York Road has all three.
Park once and walk; most of the restaurants are within a few blocks of the traffic circle.

Locust Point
Brick rowhouses, corner bars and Fort McHenry.
These corner bars once served longshoremen. The port is still next door, and so is the big red sign of the sugar refinery.

Little Italy
A few blocks of red sauce, bocce and cannoli.
Italian families have cooked on High Street and Fawn Street for more than a century.
Have dinner in one place and dessert in another, and walk in between.

Highlandtown
Tacos, pupusas and old corner bars along Eastern Avenue.
Germans, Poles and Italians settled here first. Today you’ll hear as much Spanish as English on Eastern Avenue.
Formstone fronts and painted screens are part of the scenery. Park once and eat in two or three places.

Greektown
Lamb chops, grilled fish and strong coffee.
East of Highlandtown, the signs along Eastern Avenue are in Greek and English. Bring a group, since most of the food is made to share.

Pigtown
A small neighborhood with a big appetite, west of the stadiums.
Pigs were once herded through these streets from the railyards, which is how it got its name. It’s an easy walk to either stadium.

Bolton Hill
Brick rowhouses, small parks and a few good places to eat.
Art students share these brick blocks with longtime residents. There aren’t many restaurants here, but they’re quiet ones.

Charles Village
Painted porches, college students and plenty of noodles.
Johns Hopkins is next door, so most places are casual and stay open late.
The “painted ladies,” rowhouses in bright colors, are worth a walk before dinner.

Remington
Old garages, rowhouses and a long breakfast menu.
Several old repair shops and garages here are places to eat now. Breakfast is a good time to come.

Station North
Movies, murals and dinner near the train.
Penn Station is at one end, and theaters are close by. It’s a good place to eat before or after a show.

Woodberry
Restored stone mills along the Jones Falls.
The light rail stops here, a short walk from the old mill buildings. Ask for a table with a view of the valley.

Roland Park
Shingled houses, crooked lanes and one of the country’s first shopping blocks.
Most of the restaurants are small and full of neighbors. Lunch is the time to come if you don’t have a reservation.

Mount Washington
A small village at the bottom of a hill, with its own light-rail stop.
Most of the shops and restaurants are around Sulgrave and Kelly avenues. Park once and walk.

Lauraville
A leafy stretch of Harford Road with neighborhood restaurants.
Big frame houses with porches line the side streets, and Harford Road is the main street.

Hamilton
Big porches, small storefronts and a long main street.
Harford Road has most of the restaurants, side by side with barbershops and bakeries.

Butchers Hill
Brick rowhouses and corner cafés, uphill from Patterson Park.
Butchers and meatpackers gave the neighborhood its name. Get a coffee and walk to the pagoda in the park.

Upper Fells Point
The quieter half of Broadway, with the better tacos.
North of Eastern Avenue there are fewer visitors and more Latin American restaurants.

Brewers Hill
Mr. Boh, the one-eyed beer mascot, still winks over the old brewery.
National Bohemian was brewed here, in buildings that are now lofts and offices. The corner bars are still corner bars.

Union Square
H. L. Mencken’s old neighborhood, around a small park.
Mencken’s house faces the square. Walk around the park before you eat.

Hollins Market
A historic market house with places to eat on every side.
The market building dates to the 1830s. Everything here is within a short walk of it.

Reservoir Hill
Grand old houses beside Druid Hill Park.
There are only a few places to eat here, and most of them are casual. The park is right there for a walk.

Waverly
Saturday begins with the farmers market on 32nd Street, rain or shine.
Greenmount Avenue has the carryouts and restaurants. Memorial Stadium stood on 33rd Street, and people here still talk about it.

Loyola/Notre Dame
Two college campuses, with student food close by.
Parents’ weekends are busy. In summer it’s quiet.

O'Donnell Heights
Plain cooking on the far east side, close to the port.
Truckers, port workers and families all eat here.

Patterson Park
A big park with a pagoda, a boat lake and dinner on every side.
Soccer leagues and dog walkers use the park all day. Restaurants fill the corners around it.

Ridgely's Delight
A few small streets next to Camden Yards.
It’s crowded before home games and quiet afterward. Check the schedule before you go.

Otterbein
Brick rowhouses and quiet walks, a block from the convention center.
The city sold many of these houses for a dollar each in the 1970s. There are only a few places to eat.

Riverside
Rowhouses, a hilltop park and neighborhood bars.
It’s just south of Federal Hill, and it’s quieter.

South Baltimore
Rowhouses run down to the water, with a tavern every couple of blocks.
Corner taverns and carryouts feed the neighborhood.

Sharp-Leadenhall
One of the city’s oldest Black neighborhoods, a few blocks from the stadium lots.
It’s a small place, with only a few kitchens, and it’s busy on game days.

Jonestown
The Shot Tower, East Lombard Street and Corned Beef Row.
Jewish delis once lined East Lombard Street. Corned beef is still the thing to get.

Washington Hill
A short walk from Johns Hopkins Hospital.
Most of the customers work at the hospital, so lunch is busy and quick.

Seton Hill
Old brick houses and a quiet park, near Lexington Market.
There are only a few places to eat, and they’re easy to miss.

Old Goucher
Stone buildings from the days when Goucher College was here.
The college moved to Towson in the 1950s. Its old buildings are offices and apartments now, with a few places to eat in between.

Barclay
Rowhouses, old and new, between Charles Village and Greenmount Avenue.
Most of the places to eat here are small and casual.

Harwood
Rowhouses with porches, east of Charles Village.
There are just a few places to eat here, close to the Waverly farmers market.

Abell
Brightly painted rowhouses between Charles Village and Waverly.
Only a few restaurants are here, and all of them are casual.

Tuscany-Canterbury
Tudor houses and apartment buildings, near Johns Hopkins.
Lunch is mostly neighbors and professors.

Medfield
Hampden’s neighbor up the hill, with easier parking.
It’s mostly families, and most places are casual.

Cross Keys
A village of houses and shops around courtyards.
James Rouse planned it in the 1960s. Lunch is busy, and dinner is quiet.

Homeland
Stone houses, ponds and a short drive to dinner.
Most of the restaurants are along York Road.

Govans
York Road, with carryouts and restaurants side by side.
The Senator, an Art Deco movie house, is close by if you want dinner and a movie.

Chinquapin Park - Belvedere
An Art Deco movie house and a market square share one corner.
Belvedere Square has food stalls, shops and tables outside.

Belair-Edison
Rowhouses and Herring Run Park, with carryouts on Belair Road.
Belair Road is the place to eat, and most of it is quick.

Morrell Park
A southwest corner of short streets, rail lines and long-standing carryouts.
Most of the places to eat are small and have been here for years.

Brooklyn
Over the Hanover Street Bridge, at the city’s southern edge.
Patapsco Avenue and South Hanover Street have most of the restaurants.

Curtis Bay
Coal piers, a castle-like water tower and corner taverns.
Port and plant workers eat here, so lunch is quick and filling.

Port Covington
An old railyard that’s being rebuilt along the water.
The view takes in the Middle Branch and the Hanover Street Bridge.

Park Heights
Home of Pimlico, and of Caribbean and kosher cooking.
You’ll find jerk chicken and patties along the main streets, and kosher kitchens farther north.

Cross Country
Synagogues, quiet streets and kosher food.
Kosher places close Friday afternoon and reopen after the Sabbath, so plan around it.

Glen Burnie
Ritchie Highway, with restaurants for miles.
Crab houses, pizza shops and family restaurants fill the shopping centers. Most are casual, and parking is easy.
Many of the best places are in strip malls, so look past the parking lots.

Timonium
Pit beef at the State Fair in August, and dinner along York Road all year.
Offices empty at five, and restaurants fill at six. Many of them are in plain-looking shopping centers.

Lutherville
Victorian houses, a light-rail stop and lunch on York Road.
It’s just north of Towson, and parking is easy.

Cockeysville
The marble for the city’s front steps was quarried here.
York Road has most of the restaurants, many of them in shopping centers.

Hunt Valley
End of the light-rail line, start of horse country.
Office workers fill the tables at lunch, and families come for dinner. Loch Raven Reservoir is a short drive away.

Pikesville
Delis, kosher kitchens and bagels on Reisterstown Road.
Many of Baltimore’s delis moved here from East Lombard Street.
Sunday morning is the busiest time, so expect a line.

Owings Mills
The last stop on the Metro, with restaurants from all over the world.
Most of them are in the shopping centers off Reisterstown Road.
Don’t judge by the outside. Some of the best food is in the plainest storefronts.

Reisterstown
An old main street with shops and family restaurants.
Travelers heading west once stopped here, on the road to Westminster.

Catonsville
Music shops on Frederick Road and noodle shops on Route 40.
Catonsville calls itself Music City, Maryland, and has concerts on Frederick Road in summer. Route 40 has Asian groceries and restaurants.
UMBC students come here to eat, and so do families from all over the county.

Arbutus
A small downtown on East Drive, near UMBC.
Most of the restaurants are casual, and prices are reasonable.

Dundalk
Crabs and pit beef on a peninsula in the Patapsco.
Bethlehem Steel at Sparrows Point was the big employer here for a century. The portions are still large.
Sandwiches are big, and prices are low.

Essex
Back River on one side, Middle River on the other, Old Bay on everything.
Eastern Boulevard has diners, carryouts and crab houses. Boaters stop here for sandwiches to go.

Middle River
Marinas, crab houses and views of the water.
The Martin company once built bombers here. Now people come by boat and by car for crabs.

Parkville
Family restaurants along Harford Road, past the city line.
Most places are casual, with plenty of parking.

Nottingham
A suburb just outside the Beltway, with family restaurants.
Weeknights are busy after soccer practice, so go early.

Perry Hall
The upper end of Belair Road, with places for families.
Most restaurants are in shopping centers, and most of them welcome kids.

White Marsh
A mall, a shopping avenue and plenty of restaurants.
There are a lot of chains here, but family-run places, too.

Rosedale
Pulaski Highway, with pit beef and breakfast.
Truck drivers and commuters stop here, so mornings are busy.

Linthicum
Crab cakes and diners, minutes from the airport.
If you have time before a flight, this is a better place to eat than the terminal.

Randallstown
Soul food and storefront grills along Liberty Road.
Sunday after church is the busiest time, so go early.

Woodlawn
Strip malls along Security Boulevard, with food from West Africa and beyond.
Federal workers fill the tables at lunch. You’ll find halal and African cooking in the shopping centers.
`);
