'use client';

import { buildPath, withBody, type AnyInput } from '#contract/call-request';
import type { CallAnswer, CallInput, LastArgument } from '#contract/call-types';
import { operations, type OperationId } from '#contract/index';
import type { Operation } from '#contract/operation';

/** Makes a call of the contract from a page of the panel; what went wrong is the message of the error. */
export async function callDesk<Id extends OperationId>(
  id: Id,
  ...[input]: LastArgument<CallInput<Id>>
): Promise<CallAnswer<Id>> {
  const { method, path }: Operation = operations[id];
  const { body, ...address }: AnyInput = input ?? {};
  const response = await fetch(buildPath(path, address), { method, ...withBody(body) }).catch(() => {
    throw new Error('The site does not answer. Try again in a moment.');
  });
  if (!response.ok) throw new Error((await response.text()) || `The site answered ${response.status}.`);
  // The door has checked the answer against the same contract.
  return (await response.json()) as CallAnswer<Id>;
}

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
