const BARE_HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

/** An address without its scheme, such as "www.example.com/menu". */
export function isBareHost(text: string): boolean {
  return BARE_HOST.test(text);
}

/** What somebody types who leaves out https://; anything else as it is. */
export function completeAddress(text: string): string {
  return isBareHost(text) ? `https://${text}` : text;
}
