import { region } from '#city';
import type { NeighborhoodStat } from '#contract/aggregates';
import { trailData } from '#domain/structured-data/publication-data';
import { ALL_NEIGHBORHOODS_HEADING, pageTitle } from '#domain/words/headings';
import { neighborhoodSearchEmptyText } from '#domain/words/listing-headings';
import { useMemo } from 'react';
import { useCall, useSite } from '../../api/use-call.ts';
import { useApp } from '../../boot/app-context.ts';
import { matchingNames } from '../../components/matching-names.ts';
import { NameIndex } from '../../components/name-index.tsx';
import { gridLooks } from '../../components/neighborhood-art.tsx';
import { NeighborhoodCard } from '../../components/stat-cards.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { loadCalls } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { HOME } from '../../ui/breadcrumbs.tsx';

const nameOf = ({ neighborhood }: NeighborhoodStat) => neighborhood;

/** Every neighborhood (spec 1 §2). */
export function Component() {
  const { siteUrl } = useApp();
  const neighborhoods = useCall('listNeighborhoodStats');
  const site = useSite();
  // Computed on the whole list, so that tiles keep their look while the reader types.
  const looks = useMemo(
    () => gridLooks(matchingNames(neighborhoods, nameOf, '').map(nameOf)),
    [neighborhoods],
  );
  return (
    <>
      <PageHead
        title={pageTitle(ALL_NEIGHBORHOODS_HEADING, site.name)}
        description={`Browse restaurants in ${neighborhoods.length} ${region.name} neighborhoods, sorted alphabetically.`}
        canonicalPath={paths.neighborhoods}
        data={trailData([HOME, { name: 'Neighborhoods', url: paths.neighborhoods }], siteUrl)}
      />
      <NameIndex
        title={ALL_NEIGHBORHOODS_HEADING}
        subtitle="Browse restaurants by neighborhood, sorted alphabetically"
        plural="Neighborhoods"
        path={paths.neighborhoods}
        stats={neighborhoods}
        nameOf={nameOf}
        renderCard={(stat) => (
          <NeighborhoodCard
            key={stat.neighborhood}
            stat={stat}
            look={looks.get(stat.neighborhood)}
            headingLevel={2}
          />
        )}
        emptyText={neighborhoodSearchEmptyText}
      />
    </>
  );
}

export const loader = loadCalls('listNeighborhoodStats');
