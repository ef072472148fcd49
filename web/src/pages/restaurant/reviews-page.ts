/** The review page in an address (`?reviews=2`); 1 if missing or invalid. */
export function readReviewsPage(search: URLSearchParams): number {
  const page = Number(search.get('reviews') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1;
}
