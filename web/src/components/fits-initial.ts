/** Three lines at reading width, less the room of the letter. */
const LEAST_LETTERS = 180;

/** Whether the first paragraph is long enough to open with a large initial: beside a shorter one it would hang over a blank. */
export function fitsInitial(html: string): boolean {
  const [first = ''] = html.split('</p>');
  return first.replaceAll(/<[^>]*>/g, '').length >= LEAST_LETTERS;
}
