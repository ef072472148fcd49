/** What addresses call the city and its state, in small letters. */
export const HOME = { city: 'baltimore', states: ['md', 'maryland'] } as const;
