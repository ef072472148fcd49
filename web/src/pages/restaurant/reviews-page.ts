/** Which page of the reviews an address means (`?reviews=2`); the first, where it means none. */
export function readReviewsPage(search: URLSearchParams): number {
  const page = Number(search.get('reviews') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1;
}
