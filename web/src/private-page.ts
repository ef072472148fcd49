/** Pages for those who know the address: not indexed, links not followed (spec 2 §2). */
export const PRIVATE_PAGE = 'noindex, nofollow';
