import type { BusinessColumn, NumbersRange } from '#contract/ad-numbers';
import type { FeaturedBusinessStats } from '#contract/featured-businesses';
import { stateText } from '#domain/ads/ad-run';
import { callPath } from '../../api/call.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { rangeText } from '../../components/numbers/number-texts.ts';
import { Link } from '../../ui/link.tsx';
import { flightPath } from './dashboard-view.ts';
import { countColumn, rateColumn, SortableTable, type TableColumn } from './sortable-table.tsx';

const COLUMNS: readonly TableColumn<FeaturedBusinessStats, BusinessColumn>[] = [
  {
    title: 'Business',
    key: 'name',
    cell: ({ id, name }) => <Link to={flightPath({ subject: 'featured', id })}>{name}</Link>,
  },
  { title: 'Status', cell: stateText },
  countColumn('Impressions', 'impressions'),
  rateColumn('Viewable', 'viewableRate'),
  countColumn('Phone Clicks', 'phoneClicks'),
  countColumn('Website Clicks', 'websiteClicks'),
  countColumn('Total Clicks', 'totalClicks'),
  rateColumn('CTR', 'ctr'),
];

interface BusinessTableProps {
  readonly businesses: readonly FeaturedBusinessStats[];
  readonly range: NumbersRange;
}

/** 'Featured Business Statistics' (spec 2 §2, §3). */
export function BusinessTable({ businesses, range }: BusinessTableProps) {
  if (businesses.length === 0) {
    return (
      <EmptyState message="No featured businesses yet. Add the first one at the editors’ desk, under Advertising." />
    );
  }
  return (
    <SortableTable
      caption="Featured Business Statistics"
      rows={businesses}
      columns={COLUMNS}
      note={`${rangeText(range)}. CTR is phone and website clicks divided by impressions.`}
      csvPath={(order) => callPath('downloadNumbers', { query: { table: 'businesses', ...range, ...order } })}
    />
  );
}
