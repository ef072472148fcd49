import type { PlaceList } from '#domain/lists/place-list';
import { call } from '../api/call.ts';
import { randomId } from '../api/random-id.ts';
import { changeKept, DEVICE, keepAnswer, moveIntoAccount, readKept } from './kept-lists.ts';

/** Sends what the server doesn't have yet until nothing is left, and takes over its answers. */
export async function syncLists(owner: string): Promise<true> {
  do {
    await (owner === DEVICE ? shareFromDevice() : syncAccount(owner));
  } while (readKept(owner).unsent.length > 0);
  return true;
}

async function syncAccount(owner: string): Promise<void> {
  const before = readKept(owner);
  if (before.links === null || before.unsent.length === 0) {
    keepAnswer(owner, [], await call('getSaved'));
  }
  moveIntoAccount(owner);
  const { unsent } = readKept(owner);
  if (unsent.length === 0) return;
  const { deviceKey } = readKept(DEVICE);
  const body = { lists: copyOf(unsent), deviceKey };
  keepAnswer(owner, unsent, await call('mergeSaved', { body }));
  // The account has taken over what this key was for.
  if (deviceKey) changeKept(DEVICE, (kept) => ({ ...kept, deviceKey: undefined }));
}

async function shareFromDevice(): Promise<void> {
  const { unsent, deviceKey = randomId() } = readKept(DEVICE);
  if (unsent.length === 0) return;
  // If the answer is lost, the next attempt must come from the same device.
  changeKept(DEVICE, (kept) => ({ ...kept, deviceKey }));
  const body = { lists: copyOf(unsent), deviceKey };
  keepAnswer(DEVICE, unsent, await call('shareSaved', { body }));
}

/** The call’s input is not read-only. */
const copyOf = (lists: readonly PlaceList[]) => lists.map((list) => ({ ...list, places: [...list.places] }));
