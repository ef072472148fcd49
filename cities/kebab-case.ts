/** `drawnMap` as `drawn-map`: names of files and of CSS properties. */
export function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
