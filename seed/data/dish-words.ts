const FILLERS = ['and', 'for', 'from', 'over', 'the', 'with'];

/** The distinctive words of a name or a dish, without plural s. */
export function dishWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !FILLERS.includes(word))
    .map((word) => word.replace(/s$/, ''));
}
