declare module 'virtual:call-table' {
  import type { SiteOperationId } from '#contract/index';
  import type { Method, TextBody } from '#contract/operation';

  export const callTable: Readonly<
    Record<SiteOperationId, readonly [method: Method, path: string, text?: TextBody]>
  >;
}

declare module 'virtual:city.css' {}
