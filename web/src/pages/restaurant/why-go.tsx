import type { RestaurantDetail } from '#contract/restaurants';
import * as texts from '#texts';
import { Award } from 'lucide-react';
import { useSite } from '../../api/use-call.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import styles from './restaurant-page.module.css';

/** What the paper has said about a place: its awards, stories, and its ranks in guides. */
export function WhyGo({ place: { awards, stories, guides } }: { readonly place: RestaurantDetail }) {
  const name = texts.awards.name({ site: useSite().name });
  if (awards.length + stories.length + guides.length === 0) return null;
  return (
    <section aria-labelledby="why-go" className={styles.why}>
      <h2 id="why-go" className={styles.title}>
        {texts.place.whyGo()}
      </h2>
      {awards.map(({ year, why }) => (
        <div key={year} className={styles.award}>
          <Award aria-hidden="true" />
          <h3>
            {name} {year}
          </h3>
          {why.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
      {stories.map(({ slug, title }) => (
        <p key={slug}>
          <RichText
            text={texts.place.ourStory}
            tags={{ story: <Link to={paths.story(slug)}>{title}</Link> }}
          />
        </p>
      ))}
      <ul role="list" className={styles.guides}>
        {guides.map(({ slug, title, rank, note }) => (
          <li key={slug}>
            <RichText
              text={(tags) => texts.place.inGuide({ rank, ...tags })}
              tags={{ guide: <Link to={paths.guide(slug)}>{shortTitle(title)}</Link> }}
            />
            {note !== null && <q>{note}</q>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The title without what follows its colon, such as "Complete 2026 Guide". */
function shortTitle(title: string): string {
  return title.replace(/\s?: .*$/u, '');
}
