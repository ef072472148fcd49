import type { Search } from '#search';
import { ContentMemory, INDEX } from '../caching/content-memory.ts';
import { UNHOSTED_LINKS, type LinksKeeper } from '../links/links-keeper.ts';
import { NO_DELIVERY, type NewsletterDelivery } from '../newsletter/newsletter-delivery.ts';
import { BUILDING, type Runtime } from './runtime.ts';
import type { Tracking } from '../tracking/tracked-event.ts';

/** Services that a process opens once and its requests, hooks and collections use. */
export interface Services {
  runtime: Runtime;
  search: Search;
  /** `NO_DELIVERY` in command-line tools, and where no provider is configured. */
  newsletter: NewsletterDelivery;
  /** Of the host alone. */
  tracking: Tracking;
  /** `UNHOSTED_LINKS` in command-line tools. */
  links: LinksKeeper;
  /** Values derived from content. Both memories store nothing until the host receives change notices. */
  contentMemory: ContentMemory;
  /** Values derived from the search index. */
  indexMemory: ContentMemory;
}

type Opened = { [Name in keyof Services]?: Services[Name] | undefined };

// On `globalThis`, because the panel's bundle has its own copy of this module in the same process.
const shared = globalThis as { marbleStep?: Opened };
const opened = (shared.marbleStep ??= {
  runtime: BUILDING,
  newsletter: NO_DELIVERY,
  links: UNHOSTED_LINKS,
  contentMemory: new ContentMemory(),
  indexMemory: new ContentMemory(INDEX),
});

/** Called when services open; with `undefined` when one closes. */
export function provideServices(services: Opened): void {
  Object.assign(opened, services);
}

export function service<Name extends keyof Services>(name: Name): Services[Name] {
  const found = opened[name];
  if (!found) throw new Error(`The service "${name}" is not open in this process: openCms() comes first.`);
  return found;
}

/** The site's own address; command-line tools have none. */
export const ownSiteUrl = (): string => service('runtime').trustedOrigins[0] ?? 'http://localhost';
