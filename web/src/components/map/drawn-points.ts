/** The points of a line, as `[west, north]` in ten-thousandths of a degree. */
export function drawnPoints(line: string): [west: number, north: number][] {
  const numbers = line.trim().split(/\s+/).map(Number);
  return numbers.flatMap((west, index): [number, number][] =>
    index % 2 === 0 ? [[west, numbers[index + 1] ?? 0]] : [],
  );
}
