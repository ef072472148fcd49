/** Words for composing sample names once the handwritten ones are used up. */
const list = (text: string): readonly string[] => text.trim().split(/;\s+/);

/** Local family names, for cuisines without their own. */
export const FAMILIES = list(`
Kowalczyk; Wojcik; Schaefer; Brzezinski; Hoffmeister; Delaney; O'Rourke; Mulcahy; Tansey; DiStefano; Petrucci; Marchetti;
Pappas; Karas; Novak; Svoboda; Jablonski; Voelker; Ruppert; Eichelberger; Gunther; Bauernschmidt; Carroll; Tilghman;
Calloway; Whitfield; Bowie; Ridgely; Merryman; Cromwell; Pinkney; Gittings; Latrobe; Bouldin; Mencken; Hightower;
Booker; Jessup; Purnell; Sessoms; Batts; Waters; Tyree; McCoy; McHenry; MacGillivray; Fitzhugh; St. Clair; Goldberg;
Weissman; Sussman; Feldman; Kim; Nguyen; Ferrer; Villalobos; Quiñones; Núñez; Abara; Okafor; Baptiste; Joseph
`);

/** First names and nicknames for corner places. */
export const NICKNAMES = list(`
Miss Dot; Aunt Peg; Uncle Lefty; Captain Ray; Big Mike; Little Walt; Miss Bernice; Earl; Stosh; Babe; Wilma; Sonny; Mitzi;
Doc; Skip; Jeannie; Bunny; Irv; Toots; Lou; Gigi; Cookie; Miss Vernell; Deacon; Hattie; Pop; Rosie; Blanche; Vito; Flo
`);

/** Landmarks and creatures as found on signs. */
export const LANDMARKS = list(`
Scrubbed Step; Rowhouse; Formstone; Oriole; Chesapeake; Skipjack; Patapsco; Blue Heron; Shot Tower; Black-Eyed Susan;
Clipper; Lantern; Ropewalk; Tidewater; Terrapin; Rockfish; Drydock; Cobblestone; Streetcar; Stoop; Tin Ceiling; Pigeon;
Foghorn; Osprey; Cannery; Brickyard; Bay Bridge; Bell Tower; Jones Falls; Diamondback; Screen Door; Ferry; Sugar House;
Lighthouse; Iron Horse; Turntable; Pennant; Key & Anchor; Ship Chandler; Belgian Block; Copper Dome; Washboard; Raven Hill;
Duckpin; Painted Screen; Steamboat; Tobacco Leaf; Sail Loft; Weathervane; Salt Marsh; Bugeye; Log Canoe; Mallard; Canvasback
`);

/** Names on signs, for places without an owner's name. */
export const SIGNS = list(`
Good Neighbor; Evening Star; Open Door; Half Moon; North Wind; Old Friends; Three Bells; High Tide; Long Table; First Light;
Corner Post; Bright Side; Warm Stove; Second Helping; Early Bird; Quiet Hour; Full Moon; Lucky Penny; Paper Moon; Spare Key
`);

export const COLORS = list(`
Blue; Red; Crooked; Velvet; Copper; Tin; Salty; Lucky; Sleepy; Brass; Golden; Thirsty; Wandering; Lazy; Honest; Painted;
Rusty; Little; Lonesome; Twin; Iron; Silver; Merry; Spotted; Second; Midnight; Humble; Proud; Green; Ivory
`);

export const CREATURES = list(`
Crab; Heron; Oriole; Terrapin; Oyster; Raven; Pigeon; Rockfish; Mule; Fox; Gull; Otter; Rooster; Perch; Duck; Eel; Goose;
Catfish; Bulldog; Cricket; Blackbird; Pelican; Mussel; Shad; Hound; Tomcat; Swan; Sparrow; Owl; Muskrat
`);

export const PANTRY = list(`
Rye; Rust; Salt; Ember; Barrel; Thistle; Bramble; Mallet; Twine; Copper; Clove; Oak; Marrow; Juniper; Tallow; Quill;
Fig; Mustard; Honey; Anvil; Lantern; Sorrel; Brick; Plume; Fennel; Slate; Vine; Bone; Butter; Canvas; Maple; Pepper;
Hearth; Tide; Rope; Sage; Cinder; Molasses; Quince; Poppy; Lark; Currant; Bitter; Chalk; Cork; Ash
`);
