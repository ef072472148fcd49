/** What the dashboard shows, by its address: `/admin?view=calendar`, `/admin?campaign=3`, `/admin?flight=12`. */
export type DashboardView =
  | { readonly is: 'overview' | 'campaigns' | 'calendar' | 'reports' }
  | { readonly is: 'numbers'; readonly of: 'campaign' | 'ad' | 'business'; readonly id: number };

/** The views that are always there, in order. */
export const VIEWS = [
  { view: 'overview', title: 'Overview' },
  { view: 'campaigns', title: 'Campaigns' },
  { view: 'calendar', title: 'Calendar' },
  { view: 'reports', title: 'Reports' },
] as const;

/** Parameters of the pages for one campaign, ad or business; none has a name that ad blockers know. */
const PARAMS = { campaign: 'campaign', flight: 'ad', business: 'business' } as const;

export function readView(params: URLSearchParams): DashboardView {
  for (const [param, of] of Object.entries(PARAMS)) {
    const id = readId(params, param);
    if (id !== undefined) return { is: 'numbers', of, id };
  }
  return { is: VIEWS.find(({ view }) => view === params.get('view'))?.view ?? 'overview' };
}

/** A record's id among the parameters. */
export function readId(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

export const viewPath = (view: (typeof VIEWS)[number]['view']): string =>
  view === 'overview' ? '/admin' : `/admin?view=${view}`;
export const campaignPath = (id: number): string => `/admin?campaign=${id}`;
export const flightPath = ({ subject, id }: { subject: 'ad' | 'featured'; id: number }): string =>
  `/admin?${subject === 'ad' ? 'flight' : 'business'}=${id}`;

/** Where the desk keeps it. */
export const deskPath = (of: 'campaign' | 'ad' | 'business', id: number | 'create'): string =>
  `/cms/collections/${{ campaign: 'campaigns', ad: 'ads', business: 'featured-businesses' }[of]}/${id}`;
