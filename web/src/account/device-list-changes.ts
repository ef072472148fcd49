import { changePlaces, type ListChange, type ListPlace } from '#domain/lists/list-places';
import { deviceLists } from './device-lists.ts';
import { deviceSaved } from './device-saved.ts';

/** Changes a named list of this device. */
export function changeDeviceList(key: string, change: ListChange): void {
  const before = deviceLists.read();
  deviceLists.write({
    ...before,
    lists: before.lists.map((list) =>
      list.deviceKey === key ? { ...list, places: changePlaces(list.places, change) } : list,
    ),
  });
}

/** Changes the saved places, whose order and notes are stored separately: hearts need only the order. */
export function changeDeviceSaved(change: ListChange): void {
  const ids = deviceSaved.read();
  const lists = deviceLists.read();
  const facts = new Map(lists.facts.map((place) => [place.id, place]));
  const places = ids.map<ListPlace>((id) => facts.get(id) ?? { id, note: '', beenThere: false });
  const changed = changePlaces(places, change);
  if (changed.some(({ id }, index) => id !== ids[index]) || changed.length !== ids.length) {
    deviceSaved.write(changed.map(({ id }) => id));
  }
  for (const place of changed) facts.set(place.id, place);
  deviceLists.write({ ...lists, facts: [...facts.values()] });
}
