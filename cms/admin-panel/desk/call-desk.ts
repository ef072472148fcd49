'use client';

import { buildPath, withBody, type AnyInput } from '#contract/call-request';
import type { AddressInput, CallAnswer, CallInput, LastArgument } from '#contract/call-types';
import { operations, type OperationId } from '#contract/index';
import type { Operation } from '#contract/operation';
import { capitalize } from '#domain/words/capitalize';

const MB = 1024 * 1024;
const MAX_KEPT_ALIVE = 10_000;

/** Makes a contract call from a page of the panel; throws an error with the server's message. */
export async function callDesk<Id extends OperationId>(
  id: Id,
  ...[input]: LastArgument<CallInput<Id>>
): Promise<CallAnswer<Id>> {
  const { method, path, maxBodyBytes = Infinity }: Operation = operations[id];
  const { body, ...address }: AnyInput = input ?? {};
  // A browser whose upload is refused midway does not show the reason.
  if (body instanceof Blob && body.size > maxBodyBytes)
    throw new Error(`The file is larger than ${maxBodyBytes / MB} MB.`);
  const sent = withBody(body);
  const response = await fetch(buildPath(path, address), {
    method,
    ...sent,
    // Goes on after the page is left. Browsers do that only for small bodies.
    keepalive: typeof sent.body === 'string' && sent.body.length < MAX_KEPT_ALIVE,
  }).catch(() => {
    throw new Error('The site isn’t answering. Try again in a moment.');
  });
  if (!response.ok) throw new Error((await response.text()) || `The site answered ${response.status}.`);
  // The server has validated the response against the same contract.
  return (response.status === 204 ? undefined : await response.json()) as CallAnswer<Id>;
}

/** The address of a call, for links that save a file. */
export function deskPath<Id extends OperationId>(id: Id, ...[input]: LastArgument<AddressInput<Id>>): string {
  return buildPath(operations[id].path, input ?? {});
}

/** On the command line a fault follows the file name; here it starts a sentence. */
export function sentenceOf(error: unknown): string {
  return capitalize(error instanceof Error ? error.message : String(error));
}
