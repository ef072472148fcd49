import type { OperationId, Operations } from './index.ts';
import type { z } from 'zod';

// What each call of the contract takes and gives. Types alone: no schema comes to the browser this way.

/** Calls that only read. */
export type ReadId = {
  [Id in OperationId]: Operations[Id]['method'] extends 'GET' ? Id : never;
}[OperationId];

/** What the address of a call is made from. */
export type AddressInput<Id extends OperationId> = Part<Id, 'params'> & Part<Id, 'query'>;

/** All that a call takes. */
export type CallInput<Id extends OperationId> = AddressInput<Id> &
  (Operations[Id] extends { bodyType: 'multipart/form-data' }
    ? { readonly body: FormData }
    : Operations[Id] extends { bodyType: 'application/octet-stream' }
      ? { readonly body: Blob }
      : Part<Id, 'body'>);

/** The query of a call that has one. */
export type CallQuery<Id extends OperationId> =
  CallInput<Id> extends { readonly query?: infer Query } ? NonNullable<Query> : never;

/** An input as the last argument: not there where a call takes nothing, and not needed where nothing in it is. */
export type LastArgument<Input> = unknown extends Input
  ? []
  : object extends Input
    ? [input?: Input]
    : [input: Input];

/** What a call answers when it succeeds. */
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

/** A part may be missing where all that it holds may. */
type Keyed<Name extends string, Value> = undefined extends Value
  ? { readonly [Key in Name]?: Value }
  : object extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** What may be `undefined` need not be there, and may be `null` as well: both stay out of the address. */
type Absentable<Values> = {
  readonly [Key in keyof Values as undefined extends Values[Key] ? never : Key]: Values[Key];
} & {
  readonly [Key in keyof Values as undefined extends Values[Key] ? Key : never]?: Values[Key] | null;
};
