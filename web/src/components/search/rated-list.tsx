import type { Restaurant } from '#contract/restaurants';
import type { ReactNode } from 'react';
import { OrderExplained } from '../order-explained.tsx';
import { RestaurantGrid } from '../restaurant-grid.tsx';

interface RatedListProps {
  readonly places: readonly Restaurant[];
  readonly firstRank: number;
  readonly pager: ReactNode;
}

/** The places of a page, best rated first (spec 1 §9), with an explanation of the order. */
export function RatedList({ places, firstRank, pager }: RatedListProps) {
  return (
    <>
      <RestaurantGrid places={places} ranked firstRank={firstRank} eagerCount={4} headingLevel={2} />
      {pager}
      <OrderExplained
        places={places}
        firstRank={firstRank}
        rule="Highest rating first. Ties go to the place with more reviews. If it’s still a tie, we go by the alphabet."
      />
    </>
  );
}
