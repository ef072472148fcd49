import { PARTS_OF_TOWN, type PartOfTown } from '#domain/places/parts-of-town';
import * as texts from '#texts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSearchTerm } from '../hooks/use-search-term.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { Link } from '../ui/link.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { EmptyState } from './empty-state.tsx';
import { matching, matchingNames, type Named } from './matching-names.ts';
import styles from './name-index.module.css';
import { NoPlacesYet } from './no-places-yet.tsx';
import { PageHeader } from './page-header.tsx';
import { StatGrid } from './stat-cards.tsx';

interface NameIndexProps<Stat> {
  readonly kind: 'cuisines' | 'neighborhoods';
  readonly path: string;
  /** Most places first; by name unless the address asks for another order. */
  readonly stats: readonly Stat[];
  readonly renderCard: (stat: Stat, headingLevel: 2 | 3) => ReactNode;
  /** The part of town of a neighborhood, for a page that can be ordered by it. */
  readonly partOf?: (stat: Stat) => PartOfTown;
}

const WORDS = { cuisines: texts.cuisines, neighborhoods: texts.neighborhoods };
const NAMES = { cuisines: texts.pages.cuisines, neighborhoods: texts.pages.neighborhoods };

/** Every cuisine or neighborhood with its number of places, by name, most first or by part of town, with a search box (spec 1 §2). */
export function NameIndex<Stat extends Named>(props: NameIndexProps<Stat>) {
  const { kind, path, stats, renderCard, partOf } = props;
  const words = WORDS[kind];
  const [term, setTerm] = useSearchTerm();
  const sort = useSearchParams()[0].get('sort');
  const byCount = sort === 'places';
  const byPart = partOf && sort === 'part';
  const found = (byCount ? matching : matchingNames)(stats, term);
  const orders = [
    { to: path, name: texts.nameIndex.aToZ(), isCurrent: !byCount && !byPart },
    { to: `${path}?sort=places`, name: texts.nameIndex.mostPlaces(), isCurrent: byCount },
    ...(partOf ? [{ to: `${path}?sort=part`, name: texts.nameIndex.byPart(), isCurrent: byPart }] : []),
  ];
  return (
    <>
      <PageHeader
        title={words.heading()}
        subtitle={
          byPart ? texts.nameIndex.partsOfTown() : byCount ? texts.nameIndex[kind]() : words.subtitle()
        }
        current={NAMES[kind]()}
      >
        {stats.length > 0 && (
          <>
            <SearchField action={path} placeholder={words.placeholder()} value={term} onChange={setTerm} />
            <nav aria-label={texts.nameIndex.order()} className={styles.orders}>
              {orders.map(({ to, name, isCurrent }) => (
                <Link key={to} to={to} preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
                  {name}
                </Link>
              ))}
            </nav>
          </>
        )}
      </PageHeader>
      <Container>
        {stats.length === 0 ? (
          <NoPlacesYet />
        ) : found.length > 0 && byPart ? (
          PARTS_OF_TOWN.map((part) => [part, found.filter((stat) => partOf(stat) === part)] as const)
            .filter(([, there]) => there.length > 0)
            .map(([part, there]) => (
              <section key={part} aria-labelledby={part} className={styles.part}>
                <h2 id={part}>{texts.nameIndex.parts[part]()}</h2>
                <StatGrid>{there.map((stat) => renderCard(stat, 3))}</StatGrid>
              </section>
            ))
        ) : found.length > 0 ? (
          <StatGrid>{found.map((stat) => renderCard(stat, 2))}</StatGrid>
        ) : (
          <EmptyState message={words.nothing({ term })}>
            <ButtonLink to={path} variant="outline">
              {words.showAll()}
            </ButtonLink>
          </EmptyState>
        )}
      </Container>
    </>
  );
}

/** Names the place of a tile that most people know. */
export function BestKnown({ name }: { readonly name: string | null }) {
  return name !== null && <p className={styles.known}>{texts.nameIndex.bestKnown({ name })}</p>;
}
