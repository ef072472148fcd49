/** Pages for those who know the address: no search engine keeps them or follows their links (spec 2 §2). */
export const PRIVATE_PAGE = 'noindex, nofollow';
