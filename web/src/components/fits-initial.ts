/** Three lines at reading width, minus the space of the initial. */
const MIN_LETTERS = 180;

/** Whether the first paragraph is long enough for a large initial, which would hang below a shorter one. */
export function fitsInitial(html: string): boolean {
  const [first = ''] = html.split('</p>');
  return first.replaceAll(/<[^>]*>/g, '').length >= MIN_LETTERS;
}
