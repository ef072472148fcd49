import { readBlocks } from '../read-blocks.ts';

/**
 * The editorial text of each neighborhood: the line that announces its guide, then paragraphs. They contain only
 * general knowledge of Baltimore, and nothing about single places.
 */
export const NEIGHBORHOOD_INTROS = readBlocks(`
Harbor East
Glass towers, a waterfront promenade and good places for a night out.
Not so long ago, these blocks between the Inner Harbor and Fells Point were all warehouses. Now people dress up to eat here.
Walk the promenade before dinner. Little Italy and Fells Point are only a few minutes away on foot.

Fells Point
Cobblestones, tugboats and a lot of bars.
Thames Street runs along the water. Walk the length of it and read the menus before you pick a place.
Broadway runs down to the pier, with places to eat on both sides. Come early for a quiet table.

Canton
A lively square and a waterfront full of sailboats.
Start at O’Donnell Square, and walk all the way around it before you choose.
Weekends are crowded, so come on a Tuesday if you can.

Federal Hill
Climb the hill for the view, then come down for dinner.
Cross Street is the center of the neighborhood. It fills up with fans on game days, so eat early.
Saturday nights are loud, and Sunday mornings are quiet.

Mount Vernon
Have dinner near the Washington Monument, then go to a concert.
Four small parks meet at the monument, and Charles Street runs right past it. Look in a few windows before you choose.
If you have tickets for a show, tell your server when you sit down.

Downtown
Lunch on a workday, dinner before a game and a public market that dates to 1782.
Office workers, convention crowds and medical students all eat lunch here. In the evening, people come for shows and ball games.
The Metro stops at Lexington Market, and the stadiums are within walking distance.

Inner Harbor
Paddle boats, tall ships and tables by the water.
The promenade follows the water all the way around, so take a walk before or after you eat.
Families come straight from the aquarium and the science center. It’s easiest to get a table in the middle of the afternoon.

Hampden
Small shops, rowhouses and a main street called the Avenue.
The Avenue is really West 36th Street. You can window-shop while you wait for a table.
In December the lights on 34th Street draw big crowds. It’s easier to get a table the rest of the year.

Towson
Towson is the Baltimore County seat and a college town.
Students, lawyers and families all eat here.
Downtown Towson is compact, so park once and walk.

Locust Point
Brick rowhouses on a peninsula, with Fort McHenry at the tip.
The port is close by, and the red Domino Sugars sign lights up the waterfront.

Little Italy
Little Italy is a few blocks of rowhouses around a bocce court.
Italian families have lived and cooked here for more than a century.
Have dinner in one place and dessert in another, and walk in between.

Highlandtown
Painted screens, Formstone rowhouses and a busy main street.
Germans, Poles and Italians settled here first. Today you’ll hear a lot of Spanish, too.
Eastern Avenue, the main street, is a good place for a walk before dinner.

Greektown
Greektown is the old center of Greek Baltimore.
Greek families settled here, just east of Highlandtown, about a century ago. Eastern Avenue is the main street.

Pigtown
Pigtown is a small neighborhood west of the stadiums.
Pigs were once herded through these streets from the railyards, which is how the neighborhood got its name. Either stadium is an easy walk from here.

Bolton Hill
Bolton Hill is all brick rowhouses, small parks and quiet streets.
Art students share these blocks with longtime residents. The opera house and the symphony hall are close by.

Charles Village
Painted porches and a lot of college students.
Johns Hopkins is next door. Before dinner, take a walk past the “painted ladies,” a row of houses in bright colors.

Remington
Remington is a rowhouse neighborhood next to Hampden.
Some of its old garages are restaurants and shops now.

Station North
Station North is an arts district with murals, movies and theater.
Penn Station is at one end of the district. Come for dinner before a show, or for a bite after one.

Woodberry
Woodberry has old stone mills along the Jones Falls.
The light rail stops a short walk from the mills.

Roland Park
Roland Park has shingled houses, crooked lanes and one of the country’s first shopping centers.
Tables go fast at dinner. If you don’t have a reservation, try lunch.

Mount Washington
Mount Washington is a village at the bottom of a hill, with its own light-rail stop.
It’s small, so park once and walk.

Lauraville
Lauraville is a leafy neighborhood along Harford Road.
Big frame houses with porches line the side streets.

Hamilton
Big porches and small storefronts.
Harford Road is the main drag, and Lauraville is next door.

Butchers Hill
Butchers Hill is a neighborhood of brick rowhouses near Patterson Park.
Butchers and meatpackers gave the neighborhood its name. The pagoda in the park is a short walk away.

Upper Fells Point
Upper Fells Point is Fells Point’s quieter neighbor, up Broadway from the water.
The harbor is a few blocks away, but fewer visitors come this far.

Brewers Hill
Mr. Boh, the one-eyed beer mascot, still looks out from the top of the old brewery.
National Bohemian was brewed here, in buildings that are now lofts and offices.

Union Square
Union Square is a neighborhood around a small park, where H. L. Mencken lived most of his life.
Mencken’s house still faces the park, which is a good place for a walk before you eat.

Hollins Market
Hollins Market is a neighborhood around a historic market house.
The market dates to the 1830s. The blocks around it are easy to walk.

Reservoir Hill
Reservoir Hill has grand old houses beside Druid Hill Park.
Druid Lake is a good walk before or after you eat.

Waverly
Come on a Saturday for the 32nd Street Farmers Market.
Greenmount Avenue is the main street. Memorial Stadium stood on 33rd Street, and people still talk about it.

Loyola/Notre Dame
Two college campuses share this stretch of North Charles Street.
Parents’ weekends are busy, and summers are quiet.

O'Donnell Heights
O’Donnell Heights is on the far east side, close to the port.
It’s an easy stop on the way to or from the harbor tunnels.

Patterson Park
Where to eat within walking distance of the pagoda and the boat lake.
Soccer leagues and dog walkers use the park all day. Before dinner, take a walk around the lake.

Ridgely's Delight
Ridgely’s Delight is a few small streets next to Camden Yards.
It’s crowded before home games and quiet afterward. Check the schedule before you go.

Otterbein
Otterbein is a neighborhood of brick rowhouses, a block from the convention center.
The city sold many of these houses for a dollar each in the 1970s. The Inner Harbor is a short walk away.

Riverside
Riverside climbs to a hilltop park with a view of the city.
It’s just south of Federal Hill, and quieter.

South Baltimore
South Baltimore starts where Federal Hill leaves off.
You can walk to the stadiums, so game days are busy.

Sharp-Leadenhall
Sharp-Leadenhall is one of the city’s oldest Black neighborhoods.
The stadiums are close by, so it’s busy on game days.

Jonestown
Jonestown is the home of the Shot Tower and Corned Beef Row.
Jewish delis once lined this stretch of East Lombard Street, and people still come here for corned beef.

Washington Hill
Washington Hill is a short walk from Johns Hopkins Hospital.
Hospital workers eat here, so lunch is busy.

Seton Hill
Seton Hill has old brick houses and a quiet park.
It’s close to Lexington Market, but easy to miss.

Old Goucher
Old Goucher has stone buildings from the days when Goucher College was here.
The college moved to Towson in the 1950s. Its old buildings are offices and apartments now.

Barclay
Barclay has old and new rowhouses along Greenmount Avenue.
Station North and its theaters are just down the street.

Harwood
Harwood’s rowhouses are just east of Charles Village.
On Saturdays, you can walk to the farmers market in Waverly.

Abell
Abell is a few blocks of brightly painted rowhouses between Charles Village and Waverly.
It’s a short walk from the Johns Hopkins campus.

Tuscany-Canterbury
Tuscany-Canterbury has Tudor houses and old apartment buildings near Johns Hopkins.
The lunch crowd is mostly neighbors and professors.

Medfield
Medfield is just up the hill from Hampden.
Parking is easier here, and there are more families.

Cross Keys
Cross Keys is a village of houses and shops around courtyards.
James Rouse, the developer of Columbia, planned it in the 1960s.

Homeland
Homeland has stone houses, old trees and a string of small ponds.
It’s a short drive from Govans and Roland Park.

Govans
Govans is a stretch of York Road with small shops and restaurants.
The Senator, an Art Deco movie house, is close by if you want dinner and a movie.

Chinquapin Park - Belvedere
Belvedere Square and the Senator, an Art Deco movie house, are the landmarks here.
Take in a movie at the Senator before or after dinner.

Belair-Edison
Belair-Edison is a neighborhood of rowhouses next to Herring Run Park.
Belair Road is the main street.

Morrell Park
Morrell Park is in the southwest corner of the city.
It’s close to Interstate 95, so it’s an easy stop on the way in or out of town.

Brooklyn
Brooklyn is across the Hanover Street Bridge, at the city’s southern edge.
Hanover Street and Patapsco Avenue are the main streets.

Curtis Bay
Curtis Bay has coal piers and a water tower that looks like a castle.
Workers from the port and the plants eat here, so lunch is the busy time.

Port Covington
Port Covington is an old railyard on the water that’s being rebuilt.
From here you can see the Middle Branch and the Hanover Street Bridge.

Park Heights
Park Heights is the home of Pimlico Race Course.
The neighborhood has large Caribbean and Jewish communities. Its long avenues run northwest from Druid Hill Park.

Cross Country
Cross Country is a neighborhood of synagogues and quiet streets in the northwest corner of the city.
Kosher places here close on Friday afternoon for the Sabbath.

Glen Burnie
Miles of shopping centers along Ritchie Highway.
You’ll want a car, and parking is easy.
Don’t be put off by the parking lots. Some of the best places are in strip malls.

Timonium
The State Fair in late summer, and restaurants along York Road all year.
Offices empty out at five, and tables fill up by six. Most of the restaurants are in plain-looking shopping centers.

Lutherville
Lutherville has Victorian houses and a light-rail stop.
It’s just north of Towson, and parking is easy.

Cockeysville
The marble for the city’s front steps was quarried here.
York Road is the main street, with shopping centers on both sides.

Hunt Valley
Hunt Valley is the end of the light-rail line and the start of horse country.
Office workers fill the tables at lunch, and families come for dinner.
Loch Raven Reservoir is a short drive away.

Pikesville
Pikesville is the center of Jewish Baltimore.
Many of Baltimore’s delis moved here from East Lombard Street.
Sunday morning is busy, so expect a line.

Owings Mills
Owings Mills is the last stop on the Metro.
Look for restaurants in the shopping centers off Reisterstown Road.
Don’t judge by the outside. Some of the best food is behind plain storefronts.

Reisterstown
Reisterstown has an old main street of brick and frame houses.
Travelers heading west once stopped here, on the road to Westminster.

Catonsville
Music stores on Frederick Road and Asian supermarkets on Route 40.
Catonsville calls itself Music City, Maryland, and there are concerts on Frederick Road in summer.
Students from UMBC come here to eat, and so do families from all over the county.

Arbutus
Arbutus has a small downtown on East Drive, near UMBC.
The Beltway and Interstate 95 are both close by.

Dundalk
Dundalk is an old steel town on the Patapsco.
The steel mill at Sparrows Point was the big employer here for more than a century.

Essex
Essex has Back River on one side and Middle River on the other.
Eastern Boulevard is the main street. Boaters stop here on the way to the marinas.

Middle River
Middle River has marinas and views of the water.
The Martin company built bombers here in World War II.
In summer, people come by boat as well as by car.

Parkville
Parkville begins on Harford Road, just past the city line.
Families eat here, and there’s plenty of parking.

Nottingham
Nottingham is a suburb just outside the Beltway.
Families eat early here, so six o’clock is the busy time.

Perry Hall
Perry Hall is a suburb at the upper end of Belair Road.
The restaurants are in shopping centers, so parking is easy.

White Marsh
A mall, a movie theater and a walkable shopping street.
Weekends are busy, so go early or late.

Rosedale
Rosedale is on Pulaski Highway, just east of the city line.
Truck drivers and commuters stop here in the morning.

Linthicum
Linthicum is a quiet suburb, minutes from the airport.
If you have time before a flight, eat here instead of at the terminal.

Randallstown
Randallstown is a suburb along Liberty Road.
Sundays are busy after church, so go early.

Woodlawn
Woodlawn has strip malls and federal offices along Security Boulevard.
Federal workers fill the tables at lunch.
`);
