import { compareNames } from '#domain/places/rated';
import * as texts from '#texts';
import { useCall } from '../../api/use-call.ts';
import { BestKnown, NameIndex } from '../../components/name-index.tsx';
import { gridLooks } from '../../components/neighborhood-art.tsx';
import { NeighborhoodCard } from '../../components/stat-cards.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { loadCalls } from '../../loading/load.ts';
import { paths } from '../../paths.ts';

/** Every neighborhood (spec 1 §2). */
export function Component() {
  const stats = useCall('listNeighborhoodStats');
  const neighborhoods = stats.map(({ neighborhood, ...stat }) => ({ name: neighborhood, ...stat }));
  // Computed on the whole list, so that tiles keep their look while the reader types.
  const looks = gridLooks(stats.map(({ neighborhood }) => neighborhood).toSorted(compareNames));
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
        partOf={({ part }) => part}
        renderCard={(stat, headingLevel) => (
          <NeighborhoodCard key={stat.name} {...stat} look={looks.get(stat.name)} headingLevel={headingLevel}>
            <BestKnown name={stat.bestKnown} />
          </NeighborhoodCard>
        )}
      />
    </>
  );
}

export const loader = loadCalls('listNeighborhoodStats');
