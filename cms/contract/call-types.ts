import type { OperationId, Operations } from './index.ts';
import type { z } from 'zod';

// The input and output types of each call. Types only, so that no schema reaches the browser.

/** Calls that only read. */
export type ReadId = {
  [Id in OperationId]: Operations[Id]['method'] extends 'GET' ? Id : never;
}[OperationId];

/** The part of an input that makes up the URL. */
export type AddressInput<Id extends OperationId> = Part<Id, 'params'> & Part<Id, 'query'>;

export type CallInput<Id extends OperationId> = AddressInput<Id> &
  (Operations[Id] extends { bodyType: 'multipart/form-data' }
    ? { readonly body: FormData }
    : Operations[Id] extends { bodyType: 'application/octet-stream' }
      ? { readonly body: Blob }
      : Part<Id, 'body'>);

export type CallQuery<Id extends OperationId> =
  CallInput<Id> extends { readonly query?: infer Query } ? NonNullable<Query> : never;

/** The input as the last argument: absent if the call takes none, optional if all its parts are. */
export type LastArgument<Input> = unknown extends Input
  ? []
  : object extends Input
    ? [input?: Input]
    : [input: Input];

/** The response of a successful call. */
export type CallAnswer<Id extends OperationId> = Id extends OperationId
  ? Success<Operations[Id]['responses']>
  : never;

type Success<Responses> = {
  [Status in keyof Responses]: `${Status & number}` extends `2${string}` ? Read<Responses[Status]> : never;
}[keyof Responses];

type Read<Body> = Body extends z.ZodType ? z.output<Body> : Body extends 'empty' ? undefined : string;

type Part<Id extends OperationId, Name extends 'params' | 'query' | 'body'> =
  Operations[Id] extends Record<Name, infer Schema extends z.ZodType>
    ? Keyed<Name, Name extends 'query' ? Absentable<z.input<Schema>> : z.input<Schema>>
    : unknown;

/** A part is optional if all its values are. */
type Keyed<Name extends string, Value> = undefined extends Value
  ? { readonly [Key in Name]?: Value }
  : object extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** Values that may be `undefined` become optional and may be `null`: both are left out of the URL. */
type Absentable<Values> = {
  readonly [Key in keyof Values as undefined extends Values[Key] ? never : Key]: Values[Key];
} & {
  readonly [Key in keyof Values as undefined extends Values[Key] ? Key : never]?: Values[Key] | null;
};
