'use client';

import { buildPath, withBody, type AnyInput } from '#contract/call-request';
import type { AddressInput, CallAnswer, CallInput, LastArgument } from '#contract/call-types';
import { operations, type OperationId } from '#contract/index';
import type { Operation } from '#contract/operation';

const MB = 1024 * 1024;

/** Makes a call of the contract from a page of the panel; what went wrong is the message of the error. */
export async function callDesk<Id extends OperationId>(
  id: Id,
  ...[input]: LastArgument<CallInput<Id>>
): Promise<CallAnswer<Id>> {
  const { method, path, maxBodyBytes = Infinity }: Operation = operations[id];
  const { body, ...address }: AnyInput = input ?? {};
  // A browser that is refused half-way does not show the reason.
  if (body instanceof Blob && body.size > maxBodyBytes)
    throw new Error(`The file is larger than ${maxBodyBytes / MB} MB.`);
  const response = await fetch(buildPath(path, address), { method, ...withBody(body) }).catch(() => {
    throw new Error('The site isn’t answering. Try again in a moment.');
  });
  if (!response.ok) throw new Error((await response.text()) || `The site answered ${response.status}.`);
  // The door has checked the answer against the same contract.
  return (response.status === 204 ? undefined : await response.json()) as CallAnswer<Id>;
}

/** The address of a call, for links that save a file. */
export function deskPath<Id extends OperationId>(id: Id, ...[input]: LastArgument<AddressInput<Id>>): string {
  return buildPath(operations[id].path, input ?? {});
}

export function sentenceOf(error: unknown): string {
  return asSentence(error instanceof Error ? error.message : String(error));
}

/** On the command line a fault follows the file's name; here it appears without it. */
function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
