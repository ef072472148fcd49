/** Limits for the dishes a place is known for: their number, and the characters of each. */
export const MAX_DISHES = 24;
export const MAX_DISH_LENGTH = 60;
/** Limit for the former names of a place. */
export const MAX_FORMER_NAMES = 5;
