import type { FileType, Operation, TextBody } from '#contract/operation';
import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { FileAnswer } from './call-answer.ts';
import type { Caller } from './session.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The arguments of a handler: the caller, validated input, and the request with its Payload. */
export interface HandlerInput<T extends Operation> {
  readonly user: T extends { isSessionOptional: true } ? Caller<T['audience']> | null : Caller<T['audience']>;
  readonly params: Parsed<T['params']>;
  readonly query: Parsed<T['query']>;
  /** A file arrives in chunks, with at most as many bytes as the operation allows. */
  readonly body: T extends { bodyType: 'application/octet-stream' }
    ? AsyncIterable<Uint8Array>
    : Parsed<T['body']>;
  readonly req: PayloadRequest;
}

type AnswerBody<Declared> = Declared extends z.ZodType
  ? { readonly body: z.input<Declared> }
  : Declared extends FileType
    ? { readonly file: FileAnswer }
    : Declared extends TextBody
      ? { readonly body?: undefined }
      : never;

/** One of the statuses the operation declares, with the body it declares for it. */
export type Answer<T extends Operation> = {
  [Status in keyof T['responses'] & number]: {
    readonly status: Status;
    /** Pairs if a name has several values, as `Set-Cookie` may. */
    readonly headers?: Record<string, string> | [name: string, value: string][];
  } & AnswerBody<T['responses'][Status]>;
}[keyof T['responses'] & number];

/** Handles one call. Throws failures as `CallError`. */
export type Handler<T extends Operation> = (input: HandlerInput<T>) => Promise<Answer<T>>;
