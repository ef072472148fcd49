import { region } from '#city';
import type { CuisineStat } from '#contract/aggregates';
import { trailData } from '#domain/structured-data/publication-data';
import { ALL_CUISINES_HEADING, ALL_CUISINES_SUBTITLE, pageTitle } from '#domain/words/headings';
import { cuisineSearchEmptyText } from '#domain/words/listing-headings';
import { useCall, useSite } from '../../api/use-call.ts';
import { useApp } from '../../boot/app-context.ts';
import { NameIndex } from '../../components/name-index.tsx';
import { PartnerSlot } from '../../components/partners/partner-slot.tsx';
import { CuisineCard } from '../../components/stat-cards.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { loadCalls } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { HOME } from '../../ui/breadcrumbs.tsx';
import styles from './cuisines-page.module.css';

/** Every cuisine (spec 1 §2), and an ad. */
export function Component() {
  const { siteUrl } = useApp();
  const cuisines = useCall('listCuisineStats');
  const site = useSite();
  return (
    <>
      <PageHead
        title={pageTitle(ALL_CUISINES_HEADING, site.name)}
        description={`Browse all ${cuisines.length} cuisines in ${region.name}, from A to Z.`}
        canonicalPath={paths.cuisines}
        data={trailData([HOME, { name: 'Cuisines', url: paths.cuisines }], siteUrl)}
      />
      <NameIndex
        title={ALL_CUISINES_HEADING}
        subtitle={ALL_CUISINES_SUBTITLE}
        plural="Cuisines"
        path={paths.cuisines}
        stats={cuisines}
        nameOf={({ category }) => category}
        renderCard={(stat: CuisineStat) => <CuisineCard key={stat.category} stat={stat} headingLevel={2} />}
        emptyText={cuisineSearchEmptyText}
      />
      <div className={styles.partner}>
        <PartnerSlot site={site} page="cuisines" />
      </div>
    </>
  );
}

export const loader = loadCalls('listCuisineStats');
