import * as texts from '#texts';
import { useCall } from '../../api/use-call.ts';
import { BestKnown, NameIndex } from '../../components/name-index.tsx';
import { PartnerSlot } from '../../components/partners/partner-slot.tsx';
import { CuisineCard } from '../../components/stat-cards.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { loadCalls } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import styles from './cuisines-page.module.css';

/** Every cuisine (spec 1 §2), and an ad. */
export function Component() {
  const cuisines = useCall('listCuisineStats').map(({ category, ...stat }) => ({ name: category, ...stat }));
  return (
    <>
      <PageHead
        heading={texts.cuisines.heading()}
        description={texts.cuisines.description({ count: cuisines.length })}
        canonicalPath={paths.cuisines}
        trail={[{ name: texts.pages.cuisines(), url: paths.cuisines }]}
      />
      <NameIndex
        kind="cuisines"
        path={paths.cuisines}
        stats={cuisines}
        renderCard={(stat, headingLevel) => (
          <CuisineCard key={stat.name} {...stat} headingLevel={headingLevel}>
            <BestKnown name={stat.bestKnown} />
          </CuisineCard>
        )}
      />
      <div className={styles.partner}>
        <PartnerSlot page="cuisines" />
      </div>
    </>
  );
}

export const loader = loadCalls('listCuisineStats');
