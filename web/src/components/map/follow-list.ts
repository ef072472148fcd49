import type { LargeMap } from './open-map.ts';

/** Syncs the list and the map: pointing at a place in one highlights it in the other. */
export function followList(list: HTMLElement, map: LargeMap): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const point = (event: Event) => map.setPointed(placeOf(event.target));
  list.addEventListener('pointerover', point, { signal });
  list.addEventListener('focusin', point, { signal });
  list.addEventListener('pointerleave', () => map.setPointed(null), { signal });
  map.onPoint((id) => {
    for (const card of list.querySelectorAll('[data-pointed]')) card.removeAttribute('data-pointed');
    if (id !== null) cardOf(list, id)?.setAttribute('data-pointed', '');
  });
  return () => ending.abort();
}

/** Scrolls the list, if it is beside the map and has the place, to its card. */
export function scrollToCard(list: HTMLElement, id: number): void {
  cardOf(list, id)?.scrollIntoView({ block: 'nearest' });
}

/** Cards are identified by the page they link to. */
const PLACE_LINK = /^\/restaurants\/(\d+)$/;

function placeOf(target: EventTarget | null): number | null {
  const card = target instanceof Element ? target.closest('li:has(> article), li:has(> section)') : null;
  const link = card?.querySelector('a[href^="/restaurants/"]')?.getAttribute('href') ?? '';
  const id = PLACE_LINK.exec(link)?.[1];
  return id === undefined ? null : Number(id);
}

function cardOf(list: HTMLElement, id: number): Element | null | undefined {
  return list.querySelector(`a[href="/restaurants/${id}"]`)?.closest('li');
}
