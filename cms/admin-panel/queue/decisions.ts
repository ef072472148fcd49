import type { ModerationDecision, WaitingItem } from '#contract/moderation';

export interface Decision {
  readonly call: ModerationDecision;
  /** The result, for screen readers. */
  readonly words: string;
}

export function subjectOf(item: WaitingItem): { readonly name: string; readonly path: string } {
  if (item.kind === 'proposal') return { name: item.name, path: placePath(item.id) };
  if (item.kind === 'report')
    return item.place
      ? { name: item.place.name, path: placePath(item.place.id) }
      : { name: 'a place we no longer have', path: `/cms/collections/problem-reports/${item.id}` };
  return { name: item.place.name, path: `/cms/collections/reviews/${item.id}` };
}

const placePath = (id: number) => `/cms/collections/restaurants/${id}`;

export function accept(item: WaitingItem): Decision {
  const { id } = item;
  const { name } = subjectOf(item);
  if (item.kind === 'review') {
    const call = { kind: 'review', id, decision: 'accept', changedAt: item.changedAt } as const;
    return { call, words: `Approved ${item.author}’s review of ${name}.` };
  }
  if (item.kind === 'report')
    return { call: { kind: 'report', id, decision: 'accept' }, words: `The report about ${name} is done.` };
  return { call: { kind: 'proposal', id, decision: 'accept' }, words: `Published ${name}.` };
}

export function reject(item: WaitingItem, reason: string): Decision {
  const { id } = item;
  if (item.kind !== 'review')
    return { call: { kind: 'proposal', id, decision: 'reject' }, words: `Declined ${subjectOf(item).name}.` };
  const call = { kind: 'review', id, decision: 'reject', changedAt: item.changedAt, reason } as const;
  return { call, words: `Rejected ${item.author}’s review of ${item.place.name}: ${reason}` };
}
