const FILLERS = ['and', 'for', 'from', 'over', 'the', 'with'];

/** The words of a name or a dish that tell it from others, without their plural. */
export function dishWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !FILLERS.includes(word))
    .map((word) => word.replace(/s$/, ''));
}
