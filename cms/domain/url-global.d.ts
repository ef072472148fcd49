/**
 * The only platform global that the domain may use: Node and all browsers have `URL`, but the ES libs do not
 * declare it. Lists only the members in use. With a platform's own types loaded (the root tsconfig), those
 * win.
 */
interface URLSearchParams {
  set(name: string, value: string): void;
}

interface URL {
  href: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly port: string;
  readonly username: string;
  readonly searchParams: URLSearchParams;
  protocol: string;
}

declare var URL: typeof globalThis extends { onmessage: unknown; URL: infer PlatformUrl }
  ? PlatformUrl
  : { new (url: string | URL, base?: string | URL): URL };
