declare module 'virtual:call-table' {
  import type { OperationId } from '#contract/index';
  import type { Method, TextBody } from '#contract/operation';

  export const callTable: Readonly<
    Record<OperationId, readonly [method: Method, path: string, text?: TextBody]>
  >;
}
