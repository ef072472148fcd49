declare module 'virtual:call-table' {
  import type { SiteOperationId } from '#contract/index';
  import type { Method, TextBody } from '#contract/operation';

  /** Rows of the dashboard are there once its code is. */
  export const callTable: Record<SiteOperationId, readonly [method: Method, path: string, text?: TextBody]>;
}

declare module 'virtual:dashboard-table' {
  export { callTable } from 'virtual:call-table';
}

declare module 'virtual:city.css' {}
