/** What addresses call the city and its state, in small letters. */
export const HOME = { city: 'baltimore', states: ['md', 'maryland'] } as const;

/** City Hall: a map of the city's neighborhoods has it somewhere between its edges. */
export const MIDDLE = { latitude: 39.2908, longitude: -76.6108 } as const;
