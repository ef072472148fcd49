/**
 * The one global the rules may use besides the language: Node and every browser have `URL`, the ES
 * libraries do not declare it. Only the members the rules need. Where a platform's own types are loaded
 * too (the root tsconfig), they win.
 */
interface URLSearchParams {
  set(name: string, value: string): void;
}

interface URL {
  href: string;
  readonly searchParams: URLSearchParams;
  protocol: string;
}

declare var URL: typeof globalThis extends { onmessage: unknown; URL: infer PlatformUrl }
  ? PlatformUrl
  : { new (url: string | URL, base?: string | URL): URL };
