/** A place's value in readable form. */
export function showValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'unknown';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
