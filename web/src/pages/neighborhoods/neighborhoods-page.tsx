import type { NeighborhoodStat } from '#contract/aggregates';
import * as texts from '#texts';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { matchingNames } from '../../components/matching-names.ts';
import { BestKnown, NameIndex } from '../../components/name-index.tsx';
import { gridLooks } from '../../components/neighborhood-art.tsx';
import { NeighborhoodCard } from '../../components/stat-cards.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { loadCalls } from '../../loading/load.ts';
import { paths } from '../../paths.ts';

const nameOf = ({ neighborhood }: NeighborhoodStat) => neighborhood;

/** Every neighborhood (spec 1 §2). */
export function Component() {
  const neighborhoods = useCall('listNeighborhoodStats');
  // Computed on the whole list, so that tiles keep their look while the reader types.
  const looks = useMemo(
    () => gridLooks(matchingNames(neighborhoods, nameOf, '').map(nameOf)),
    [neighborhoods],
  );
  return (
    <>
      <PageHead
        heading={texts.neighborhoods.heading()}
        description={texts.neighborhoods.description({ count: neighborhoods.length })}
        canonicalPath={paths.neighborhoods}
        trail={[{ name: texts.pages.neighborhoods(), url: paths.neighborhoods }]}
      />
      <NameIndex
        kind="neighborhoods"
        path={paths.neighborhoods}
        stats={neighborhoods}
        nameOf={nameOf}
        partOf={({ part }) => part}
        renderCard={(stat, headingLevel) => (
          <NeighborhoodCard
            key={stat.neighborhood}
            stat={stat}
            look={looks.get(stat.neighborhood)}
            headingLevel={headingLevel}
          >
            <BestKnown name={stat.bestKnown} />
          </NeighborhoodCard>
        )}
      />
    </>
  );
}

export const loader = loadCalls('listNeighborhoodStats');
