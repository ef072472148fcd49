/** Locations of sample places: real neighborhoods and street names, invented house numbers. */
export interface SampleNeighborhood {
  readonly name: string;
  /** Share of the places, relative to the other neighborhoods. */
  readonly weight: number;
  readonly latitude: number;
  readonly longitude: number;
  /** Half the width of the area that places are scattered over, in degrees of latitude; small near water. */
  readonly reach: number;
  readonly city: string;
  readonly zip: string;
  readonly streets: readonly SampleStreet[];
  /** Categories that the area is known for; about a third of its places use these. */
  readonly leans: readonly string[];
}

export interface SampleStreet {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

// name | weight | latitude, longitude | reach | city zip | street from-to; ... | leans
const TABLE = `
Harbor East | 46 | 39.2843, -76.5992 | 0.0014 | Baltimore 21202 | Aliceanna St 600-1000; Fleet St 700-1000; S Exeter St 500-900; Lancaster St 600-900; S President St 500-800 | Seafood, Steakhouse, Sushi, Fine Dining, Mediterranean
Fells Point | 56 | 39.2836, -76.5938 | 0.0016 | Baltimore 21231 | Thames St 1600-1800; S Broadway 600-900; Fleet St 1500-1900; Aliceanna St 1500-1900; S Ann St 700-900; Shakespeare St 1600-1800 | Seafood, Bar & Restaurant, Pub, Mexican, Crab House
Canton | 48 | 39.2819, -76.5755 | 0.0020 | Baltimore 21224 | O'Donnell St 2800-3300; Boston St 2400-3600; S Clinton St 900-1100; Fait Ave 2700-3200; S Linwood Ave 800-1000; Elliott St 2800-3100 | Bar & Restaurant, American, Pizza, Mexican, Sports Bar
Federal Hill | 42 | 39.2782, -76.6128 | 0.0018 | Baltimore 21230 | S Charles St 900-1200; Light St 900-1200; E Cross St 1-120; Key Hwy 400-900; E Montgomery St 10-200; Battery Ave 800-1000 | Bar & Restaurant, American, Sports Bar, Breakfast & Brunch
Mount Vernon | 38 | 39.2983, -76.6160 | 0.0022 | Baltimore 21201 | N Charles St 500-1000; W Read St 10-240; N Calvert St 700-1000; E Centre St 1-110; Cathedral St 600-1000; Park Ave 700-900 | Italian, French, Ethiopian, Wine Bar, Indian
Downtown | 32 | 39.2909, -76.6146 | 0.0022 | Baltimore 21201 | W Baltimore St 1-400; N Eutaw St 100-400; Hopkins Pl 10-120; E Redwood St 10-220; W Saratoga St 100-400; W Fayette St 1-400 | American, Lebanese, Deli, Sandwiches, Hotel
Inner Harbor | 22 | 39.2872, -76.6098 | 0.0011 | Baltimore 21202 | E Pratt St 200-700; Light St 200-400; E Lombard St 100-600; South St 10-120; Water St 300-600 | Seafood, Steakhouse, Hotel, American
Hampden | 34 | 39.3312, -76.6325 | 0.0030 | Baltimore 21211 | W 36th St 800-1100; Falls Rd 3400-3800; Chestnut Ave 3500-3800; Hickory Ave 3500-3800; Roland Ave 3500-3900; Keswick Rd 3400-3700 | American, Vegan, Café, Bar & Restaurant, Ice Cream
Towson | 30 | 39.4015, -76.6019 | 0.0050 | Towson 21204 | York Rd 200-900; Allegheny Ave 10-120; W Chesapeake Ave 10-220; Joppa Rd 700-950; Washington Ave 400-600 | Pizza, American, Sushi, Burgers, Korean
Locust Point | 14 | 39.2700, -76.5925 | 0.0018 | Baltimore 21230 | E Fort Ave 1100-1600; Hull St 1300-1500; Towson St 1400-1600; Haubert St 1400-1500; E Clement St 1200-1500 | American, Pub, Crab House
Little Italy | 20 | 39.2866, -76.6009 | 0.0013 | Baltimore 21202 | S High St 200-400; Eastern Ave 800-1000; Albemarle St 200-300; Fawn St 800-1000; Stiles St 800-1000 | Italian, Italian, Italian, Bakery, Pizza
Highlandtown | 22 | 39.2884, -76.5678 | 0.0030 | Baltimore 21224 | Eastern Ave 3200-3900; S Conkling St 200-600; S Highland Ave 100-500; Gough St 3200-3700; Bank St 3300-3800 | Mexican, Salvadoran, Latin American, Bakery
Greektown | 14 | 39.2859, -76.5542 | 0.0020 | Baltimore 21224 | Eastern Ave 4400-4900; S Newkirk St 400-600; Ponca St 400-600; S Oldham St 400-600 | Greek, Greek, Seafood, Honduran
Pigtown | 10 | 39.2817, -76.6324 | 0.0022 | Baltimore 21230 | Washington Blvd 700-1200; W Cross St 700-900; Carroll St 700-1000; Scott St 600-900 | BBQ, Café, Soul Food
Bolton Hill | 6 | 39.3077, -76.6258 | 0.0024 | Baltimore 21217 | Bolton St 1200-1700; W Lafayette Ave 200-400; Mosher St 200-500; W Mount Royal Ave 1300-1600 | Café, French
Charles Village | 16 | 39.3223, -76.6163 | 0.0030 | Baltimore 21218 | Saint Paul St 2500-3300; N Charles St 2500-3300; E 31st St 10-130; E 25th St 10-220; N Calvert St 2600-3200 | Ramen, Korean, Pizza, Café
Remington | 14 | 39.3201, -76.6229 | 0.0026 | Baltimore 21211 | N Howard St 2600-3000; W 27th St 100-400; Huntingdon Ave 2700-3100; W 29th St 200-400; Miles Ave 2600-2900 | Breakfast & Brunch, Cocktail Bar, Bakery
Station North | 14 | 39.3097, -76.6157 | 0.0022 | Baltimore 21201 | N Charles St 1600-1900; W North Ave 1-200; Maryland Ave 1700-2000; E Lanvale St 10-130 | Korean, Ethiopian, Vegan, bars
Woodberry | 7 | 39.3364, -76.6460 | 0.0020 | Baltimore 21211 | Clipper Mill Rd 2000-3600; Union Ave 1700-2100; Druid Park Dr 3000-3500 | Fine Dining, Brewery
Roland Park | 9 | 39.3503, -76.6345 | 0.0034 | Baltimore 21210 | Roland Ave 4500-5100; Upland Rd 400-500; W Cold Spring Ln 400-700; Deepdene Rd 400-500 | Café, Sushi, Deli
Mount Washington | 10 | 39.3645, -76.6545 | 0.0034 | Baltimore 21209 | Newbury St 1500-1700; Sulgrave Ave 1500-1700; Falls Rd 5600-5900; Smith Ave 1600-2200 | Sushi, Café, Mediterranean
Lauraville | 9 | 39.3465, -76.5660 | 0.0030 | Baltimore 21214 | Harford Rd 4200-4900; Grindon Ave 2900-3200; Montebello Ter 2900-3200 | Bakery, Wine Bar, Café
Hamilton | 8 | 39.3525, -76.5580 | 0.0028 | Baltimore 21214 | Harford Rd 5200-5900; Hamilton Ave 2900-3300; Gibbons Ave 2900-3200 | Vegetarian, Caribbean, Pub
Butchers Hill | 6 | 39.2919, -76.5869 | 0.0018 | Baltimore 21231 | E Pratt St 2000-2300; S Collington Ave 1-150; E Baltimore St 2000-2300; S Patterson Park Ave 1-150 | Café, Latin American
Upper Fells Point | 13 | 39.2885, -76.5900 | 0.0016 | Baltimore 21231 | S Broadway 1-300; Eastern Ave 1600-2100; Gough St 1700-2000; Bank St 1700-2000 | Mexican, Salvadoran, Peruvian
Brewers Hill | 11 | 39.2813, -76.5630 | 0.0020 | Baltimore 21224 | Toone St 3600-3900; S Conkling St 900-1200; O'Donnell St 3500-3900; Dillon St 3400-3800 | Brewery, American, Pizza
Union Square | 4 | 39.2867, -76.6416 | 0.0016 | Baltimore 21223 | W Lombard St 1400-1700; Hollins St 1400-1700; S Stricker St 10-100 | Soul Food, Café
Hollins Market | 7 | 39.2877, -76.6340 | 0.0016 | Baltimore 21223 | Hollins St 1000-1300; S Arlington Ave 10-120; W Baltimore St 900-1200; S Carrollton Ave 10-120 | Market, Café, Vegan
Reservoir Hill | 4 | 39.3135, -76.6330 | 0.0024 | Baltimore 21217 | Whitelock St 800-1000; Park Ave 2200-2500; Eutaw Pl 2200-2500; Linden Ave 2300-2500 | Café, Jamaican
Waverly | 10 | 39.3295, -76.6090 | 0.0022 | Baltimore 21218 | Greenmount Ave 2900-3500; E 33rd St 400-700; E 32nd St 400-600; Gorsuch Ave 600-800 | Farmers' Market, Caribbean, Chicken & Wings
Loyola/Notre Dame | 4 | 39.3490, -76.6215 | 0.0018 | Baltimore 21210 | N Charles St 4500-4800; W Cold Spring Ln 1-130; Millbrook Rd 4300-4500 | Pizza, Café
O'Donnell Heights | 4 | 39.2784, -76.5389 | 0.0018 | Baltimore 21224 | O'Donnell St 5900-6300; Cardiff Ave 1000-1300; Gusryan St 1100-1300 | Seafood, Diner
Patterson Park | 9 | 39.2925, -76.5790 | 0.0018 | Baltimore 21224 | E Baltimore St 2500-3000; Eastern Ave 2300-2900; S Linwood Ave 1-200; E Fairmount Ave 2500-2900 | Ethiopian, Café, Latin American
Ridgely's Delight | 4 | 39.2841, -76.6250 | 0.0012 | Baltimore 21230 | Washington Blvd 600-690; W Pratt St 500-700; S Paca St 300-500 | Sports Bar, Pub
Otterbein | 3 | 39.2815, -76.6164 | 0.0010 | Baltimore 21230 | S Sharp St 500-800; W Lee St 100-200; W Barre St 100-200 | Hotel, American
Riverside | 8 | 39.2735, -76.6085 | 0.0018 | Baltimore 21230 | E Fort Ave 400-900; E Randall St 200-500; Light St 1400-1700; E Heath St 100-400 | Pub, Pizza, American
South Baltimore | 8 | 39.2725, -76.6140 | 0.0018 | Baltimore 21230 | S Charles St 1400-1800; S Hanover St 1400-1700; E Fort Ave 1-200; W Ostend St 1-200 | Bar & Restaurant, Cheesesteaks, Café
Sharp-Leadenhall | 3 | 39.2765, -76.6177 | 0.0012 | Baltimore 21230 | Leadenhall St 800-1100; W Hamburg St 100-300; S Sharp St 900-1100 | Soul Food, BBQ
Jonestown | 5 | 39.2909, -76.6037 | 0.0014 | Baltimore 21202 | E Lombard St 1000-1200; S Central Ave 1-100; E Baltimore St 800-1100 | Deli, Deli, Peruvian
Washington Hill | 5 | 39.2916, -76.5946 | 0.0014 | Baltimore 21231 | E Baltimore St 1500-1800; N Broadway 1-110; E Fairmount Ave 1500-1800 | Halal, Deli
Seton Hill | 4 | 39.2947, -76.6246 | 0.0014 | Baltimore 21201 | N Paca St 500-700; Saint Mary St 500-600; W Franklin St 400-600 | Afghan, Vegan
Old Goucher | 6 | 39.3150, -76.6170 | 0.0018 | Baltimore 21218 | N Charles St 2000-2400; Maryland Ave 2100-2400; W 23rd St 1-130; Saint Paul St 2000-2400 | Wine Bar, Latin American, Vegetarian
Barclay | 3 | 39.3147, -76.6123 | 0.0018 | Baltimore 21218 | Barclay St 2000-2500; E 20th St 300-500; Greenmount Ave 2000-2400 | Chicken & Wings, Caribbean
Harwood | 3 | 39.3207, -76.6112 | 0.0014 | Baltimore 21218 | Greenmount Ave 2600-2800; Barclay St 2600-2800; E 27th St 300-500 | Jamaican, Chinese
Abell | 3 | 39.3259, -76.6113 | 0.0014 | Baltimore 21218 | Abell Ave 2800-3200; E 31st St 300-400; Barclay St 2900-3200 | Café, Vegetarian
Tuscany-Canterbury | 3 | 39.3378, -76.6205 | 0.0018 | Baltimore 21210 | W University Pkwy 1-500; N Charles St 3900-4100; W 39th St 100-300 | Indian, French
Medfield | 3 | 39.3402, -76.6432 | 0.0016 | Baltimore 21211 | W 41st St 1000-1300; Falls Rd 4000-4400; Buena Vista Ave 4100-4300 | Pizza, Pub
Cross Keys | 4 | 39.3525, -76.6460 | 0.0016 | Baltimore 21210 | Village Sq 1-60; Falls Rd 5000-5200; Cross Keys Rd 1-60 | Café, Sushi, Salad
Homeland | 3 | 39.3596, -76.6160 | 0.0024 | Baltimore 21212 | York Rd 5000-5300; Homeland Ave 200-500; N Charles St 5200-5500 | Café, Italian
Govans | 8 | 39.3625, -76.6090 | 0.0022 | Baltimore 21212 | York Rd 5400-6000; E Belvedere Ave 300-600; Bellona Ave 5600-5900 | Soul Food, Chinese, Bakery
Chinquapin Park - Belvedere | 4 | 39.3642, -76.6033 | 0.0016 | Baltimore 21212 | E Belvedere Ave 500-800; York Rd 5900-6100; Saint Dunstans Rd 900-1200 | Market, Wine Bar, Soup
Belair-Edison | 5 | 39.3207, -76.5677 | 0.0026 | Baltimore 21213 | Belair Rd 3100-3900; Erdman Ave 3200-3700; Brehms Ln 3200-3700 | Chicken & Wings, Caribbean, Carryout
Morrell Park | 3 | 39.2667, -76.6581 | 0.0024 | Baltimore 21230 | Washington Blvd 2300-2900; James St 2500-2700; Wilkens Ave 2500-2900 | Diner, Pub
Brooklyn | 5 | 39.2330, -76.6035 | 0.0026 | Baltimore 21225 | S Hanover St 3500-4000; E Patapsco Ave 100-600; Pontiac Ave 3600-3900 | Crab House, Latin American, Carryout
Curtis Bay | 3 | 39.2237, -76.5915 | 0.0020 | Baltimore 21226 | Pennington Ave 4400-4900; E Patapsco Ave 1400-1700; Curtis Ave 4500-5000 | Pub, Crab House
Port Covington | 3 | 39.2628, -76.6125 | 0.0014 | Baltimore 21230 | E Cromwell St 10-250; Insulator Dr 1-60; W Dickman St 10-110 | Brewery, Food Truck
Park Heights | 5 | 39.3437, -76.6710 | 0.0030 | Baltimore 21215 | Park Heights Ave 4600-5500; Garrison Blvd 4000-4500; Reisterstown Rd 4300-5200 | Jamaican, Carryout, Grocery Store
Cross Country | 4 | 39.3670, -76.6950 | 0.0028 | Baltimore 21215 | Reisterstown Rd 6400-6900; Cross Country Blvd 2700-3100; Park Heights Ave 6100-6700 | Kosher, Kosher, Bakery
Glen Burnie | 22 | 39.1640, -76.6240 | 0.0110 | Glen Burnie 21061 | Ritchie Hwy 6700-7600; Crain Hwy 100-800; Baltimore Annapolis Blvd 7100-7700; Central Ave 1-130; Quarterfield Rd 7400-7800 | Crab House, Diner, Chinese, Korean, Buffet
Timonium | 20 | 39.4400, -76.6270 | 0.0060 | Timonium 21093 | York Rd 1900-2300; W Padonia Rd 10-130; W Timonium Rd 1-150; Deereco Rd 1900-2200; Greenspring Dr 2000-2200 | Italian, Steakhouse, Sushi, Indian, Breakfast & Brunch
Lutherville | 6 | 39.4220, -76.6270 | 0.0040 | Lutherville 21093 | York Rd 1400-1800; W Seminary Ave 10-220; Ridgely Rd 10-130 | Persian, Bagels
Cockeysville | 7 | 39.4790, -76.6420 | 0.0050 | Cockeysville 21030 | York Rd 9900-10700; Cranbrook Rd 500-700; Church Ln 10-130 | Thai, Pizza, Wholesale Food Store
Hunt Valley | 6 | 39.4930, -76.6590 | 0.0040 | Hunt Valley 21031 | Shawan Rd 100-300; McCormick Rd 11200-11400; International Dr 10-220 | Japanese, Steakhouse, Buffet
Pikesville | 14 | 39.3743, -76.7225 | 0.0050 | Pikesville 21208 | Reisterstown Rd 1000-1700; Old Court Rd 1-150; Walker Ave 1-60; Hooks Ln 1-120 | Kosher, Deli, Bagels, Chinese
Owings Mills | 15 | 39.4120, -76.7870 | 0.0090 | Owings Mills 21117 | Reisterstown Rd 9800-10800; Painters Mill Rd 9300-9700; Grand Central Ave 10200-10500; Owings Mills Blvd 10000-10500 | Indian, American, Seafood, Sushi
Reisterstown | 4 | 39.4680, -76.8290 | 0.0060 | Reisterstown 21136 | Main St 1-350; Hanover Pike 11900-12300; Westminster Pike 10-200 | Bakery, American
Catonsville | 17 | 39.2722, -76.7319 | 0.0060 | Catonsville 21228 | Frederick Rd 600-1000; Baltimore National Pike 5300-6700; Ingleside Ave 1-350; Edmondson Ave 800-1100 | Korean, Chinese, Bakery, Vietnamese, Filipino
Arbutus | 6 | 39.2500, -76.6990 | 0.0050 | Arbutus 21227 | East Dr 5300-5500; Oregon Ave 1000-1300; Sulphur Spring Rd 1100-1400 | Pub, Pizza
Dundalk | 14 | 39.2560, -76.5060 | 0.0060 | Dundalk 21222 | Dundalk Ave 2400-3000; Merritt Blvd 1400-1700; Holabird Ave 6700-7300; North Point Rd 3400-4000; Shipping Pl 1-60 | Crab House, Diner, Pizza, Seafood Market
Essex | 7 | 39.3093, -76.4749 | 0.0070 | Essex 21221 | Eastern Blvd 200-900; Mace Ave 100-500; Back River Neck Rd 400-900 | Crab House, Diner
Middle River | 4 | 39.3340, -76.4390 | 0.0060 | Middle River 21220 | Eastern Blvd 1000-1900; Martin Blvd 1100-1500; Bird River Rd 300-800 | Crab House, BBQ
Parkville | 9 | 39.3772, -76.5397 | 0.0060 | Parkville 21234 | Harford Rd 7400-8600; E Joppa Rd 1500-2200; Taylor Ave 1900-2400 | Pizza, Pub, Filipino
Nottingham | 6 | 39.3870, -76.4860 | 0.0060 | Nottingham 21236 | Belair Rd 7700-8700; Silver Spring Rd 4300-4800; Honeygo Blvd 8100-8300 | American, Japanese
Perry Hall | 5 | 39.4120, -76.4640 | 0.0060 | Perry Hall 21128 | Belair Rd 8900-9700; E Joppa Rd 4200-4600; Ebenezer Rd 4100-4600 | Italian, Ice Cream
White Marsh | 7 | 39.3840, -76.4610 | 0.0040 | White Marsh 21236 | Campbell Blvd 8100-8300; Honeygo Blvd 7900-8200; Town Center Dr 5100-5300 | Burgers, Steakhouse, Buffet
Rosedale | 4 | 39.3200, -76.5130 | 0.0050 | Rosedale 21237 | Pulaski Hwy 7700-8500; Philadelphia Rd 7900-8600; Chesaco Ave 900-1300 | Diner, Crab House
Linthicum | 6 | 39.2050, -76.6530 | 0.0050 | Linthicum 21090 | Camp Meade Rd 400-700; Nursery Rd 700-1000; W Maple Rd 200-500 | Hotel, American, Turkish
Randallstown | 5 | 39.3670, -76.7950 | 0.0060 | Randallstown 21133 | Liberty Rd 8600-9700; Brenbrook Dr 3600-3900; Old Court Rd 3500-3900 | Jamaican, West African, Soul Food
Woodlawn | 4 | 39.3230, -76.7280 | 0.0050 | Woodlawn 21207 | Security Blvd 6300-7100; Liberty Rd 6300-6900; Woodlawn Dr 1600-2100 | Halal, West African, Pakistani
`;

const STREET = /^(.+) (\d+)-(\d+)$/;

export const SAMPLE_NEIGHBORHOODS: readonly SampleNeighborhood[] = TABLE.trim().split('\n').map(readRow);

function readRow(row: string): SampleNeighborhood {
  const [name = '', weight, position = '', reach, town = '', streets = '', leans = ''] = row.split(' | ');
  const [latitude, longitude] = position.split(', ');
  return {
    name,
    weight: Number(weight),
    latitude: Number(latitude),
    longitude: Number(longitude),
    reach: Number(reach),
    city: town.slice(0, -6),
    zip: town.slice(-5),
    streets: streets.split('; ').map(readStreet),
    leans: leans.split(', '),
  };
}

function readStreet(text: string): SampleStreet {
  const [, name, from, to] = STREET.exec(text) ?? [];
  if (!name) throw new Error(`Not a street with its door numbers: "${text}"`);
  return { name, from: Number(from), to: Number(to) };
}
