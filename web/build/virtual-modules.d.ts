declare module 'virtual:call-table' {
  import type { SiteOperationId } from '#contract/index';
  import type { Method } from '#contract/operation';

  export const callTable: Record<SiteOperationId, readonly [method: Method, path: string]>;
}

declare module 'virtual:city.css' {}
