import { countText } from '#domain/words/quantities';
import type { Restaurant } from '#contract/restaurants';
import { rankingScore } from '#domain/places/ranking-score';
import * as texts from '#texts';

const EXAMPLES = [
  { name: texts.about.newcomer(), rating: 4.9, reviewCount: 12 },
  { name: texts.about.pleaser(), rating: 4.4, reviewCount: 900 },
  { name: texts.about.loved(), rating: 4.7, reviewCount: 900 },
  { name: texts.about.single(), rating: 5, reviewCount: 1 },
];

/** The formula of spec 1 §9 in words, as a formula, and in examples. */
export function RankingMethod({ examples }: { readonly examples: readonly Restaurant[] }) {
  return (
    <>
      <h2 id="ranking">{texts.about.ranking()}</h2>
      <p>{texts.about.rankingScore()}</p>
      <code>{texts.about.formula()}</code>
      <p>{texts.about.rankingTies()}</p>
      <ScoreTable caption={texts.about.examples()} rows={EXAMPLES} />
      {examples.length > 0 && <ScoreTable caption={texts.about.today()} rows={examples.slice(0, 3)} />}
      <p>{texts.about.rankingOthers()}</p>
      <p>{texts.about.rankingEditors()}</p>
    </>
  );
}

interface ScoreTableProps {
  readonly caption: string;
  readonly rows: readonly Pick<Restaurant, 'name' | 'rating' | 'reviewCount'>[];
}

function ScoreTable({ caption, rows }: ScoreTableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.listing.place()}</th>
          <th scope="col">{texts.listing.rating()}</th>
          <th scope="col">{texts.listing.reviews()}</th>
          <th scope="col">{texts.listing.score()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, rating, reviewCount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{rating?.toFixed(1) ?? texts.about.none()}</td>
            <td>{reviewCount === null ? texts.about.unknown() : countText(reviewCount)}</td>
            <td>{rankingScore({ rating, reviewCount })?.toFixed(2) ?? texts.about.none()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
