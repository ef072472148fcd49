import type { SharedList } from '#contract/saved';
import { changePlaces, type ListChange } from '#domain/lists/list-places';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Outcome } from '../../account/kept-list.ts';
import { readNoteConflict } from '../../account/note-conflict.ts';
import { reasonOf } from '../../api/api-error.ts';
import { callQuery } from '../../api/call-query.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../app-context.ts';
import { showToast } from '../../ui/show-toast.ts';

/** Changes to a list through its editing link: each shows immediately, and the response includes others' changes. */
export function useSharedChanges(list: SharedList, token: string) {
  const { fetchApi } = useApp();
  const queryClient = useQueryClient();
  const { queryKey } = callQuery(fetchApi, 'getSharedSaved', { params: { token } });

  const stored = useRef(list);
  const waiting = useRef(0);

  async function change(step: ListChange): Promise<Outcome> {
    if (waiting.current === 0) stored.current = queryClient.getQueryData<SharedList>(queryKey) ?? list;
    waiting.current += 1;
    // The card of a new place is only on the server.
    if (step.change !== 'add') {
      queryClient.setQueryData(queryKey, (known: SharedList | undefined) => known && apply(known, step));
    }
    try {
      const answer = await call(fetchApi, 'changeSharedSaved', { params: { token }, body: step });
      stored.current = answer;
      queryClient.setQueryData(queryKey, answer);
      return 'kept';
    } catch (error) {
      // Roll back here, because offline there is nothing to reload from.
      queryClient.setQueryData(queryKey, stored.current);
      void queryClient.invalidateQueries({ queryKey });
      const conflict = readNoteConflict(error);
      if (!conflict) {
        showToast({ title: 'We couldn’t save that', description: reasonOf(error), variant: 'destructive' });
      }
      return conflict ?? 'refused';
    } finally {
      waiting.current -= 1;
    }
  }

  return {
    change,
    add: (id: number) => void change({ change: 'add', place: { id, note: '', beenThere: false } }),
    remove(id: number): void {
      const at = list.places.findIndex((entry) => entry.id === id);
      const place = list.places[at];
      if (!place) return;
      const after = list.places[at - 1]?.id ?? null;
      void change({ change: 'remove', id });
      showToast({
        title: 'Removed from the list',
        description: list.restaurants.find((one) => one.id === id)?.name ?? '',
        action: { label: 'Undo', onClick: () => void change({ change: 'add', place, after }) },
      });
    },
  };
}

function apply(list: SharedList, step: ListChange): SharedList {
  const places = [...changePlaces(list.places, step)];
  const byId = new Map(list.restaurants.map((place) => [place.id, place]));
  return { ...list, places, restaurants: places.flatMap(({ id }) => byId.get(id) ?? []) };
}
