import type { OperationId, Operations } from '#contract/index';
import type { FileType, Operation } from '#contract/operation';
import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { FileAnswer, WithHeaders } from './call-answer.ts';
import type { Caller } from './session.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The arguments of a handler: the caller, validated input, and the request with its Payload. */
export interface HandlerInput<T extends Operation> {
  readonly user: T extends { isSessionOptional: true } ? Caller<T['audience']> | null : Caller<T['audience']>;
  readonly params: Parsed<T['params']>;
  readonly query: Parsed<T['query']>;
  /** A file or a form arrives in chunks, with at most as many bytes as the operation allows. */
  readonly body: T extends { bodyType: 'application/octet-stream' | 'multipart/form-data' }
    ? AsyncIterable<Uint8Array>
    : Parsed<T['body']>;
  readonly req: PayloadRequest;
}

type Success<Responses> = {
  [Status in keyof Responses & number]: `${Status}` extends `2${string}` ? Responses[Status] : never;
}[keyof Responses & number];

type Answer<Declared> = Declared extends z.ZodType
  ? z.input<Declared>
  : Declared extends FileType
    ? FileAnswer
    : undefined;

type Answered<Body> =
  | Body
  // A file's headers are made from its name.
  | (Body extends FileAnswer ? never : WithHeaders<Body>)
  | (undefined extends Body ? void : never);

/**
 * Handles one call, and returns what its success declares: a body, a file, or nothing. Throws failures as `CallError`.
 */
export type Handler<T extends Operation> = (
  input: HandlerInput<T>,
) => Promise<Answered<Answer<Success<T['responses']>>>>;

export type Handlers = { readonly [Id in OperationId]: Handler<Operations[Id]> };

/** The handlers of some calls, each under the name of its call. */
export type SomeHandlers = Partial<Handlers>;
