const BARE_HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

/** An address without its scheme, such as "www.example.com/menu". */
export function isBareHost(text: string): boolean {
  return BARE_HOST.test(text);
}

/** Adds https:// if the scheme is missing; returns anything else unchanged. */
export function completeAddress(text: string): string {
  return isBareHost(text) ? `https://${text}` : text;
}
