/** Removes characters that the fonts lack, which would be drawn as empty boxes, such as 山 and 🦀. */
export function legible(text: string): string {
  return text
    .replace(/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
