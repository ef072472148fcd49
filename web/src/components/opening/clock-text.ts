/** `17:30` as "5:30 p.m.", `00:00` and `24:00` as "midnight", `12:00` as "noon". */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (minutes === 0 && hours % 24 === 0) return 'midnight';
  if (minutes === 0 && hours === 12) return 'noon';
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return `${hour}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`} ${hours % 24 < 12 ? 'a.m.' : 'p.m.'}`;
}
