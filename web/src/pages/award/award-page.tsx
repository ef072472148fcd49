import { region } from '#city';
import type { AwardPage as AwardPageData } from '#contract/editorial';
import { webUrl } from '#domain/addresses/links';
import { AWARD_IMAGE_WIDTH, awardName, awardSnippet } from '#domain/guides/award-snippet';
import { pageTitle } from '#domain/words/headings';
import type { ReactNode } from 'react';
import { data, useParams, type LoaderFunction } from 'react-router';
import { canonical } from '../../address/canonical.ts';
import { useCall, useSite } from '../../api/use-call.ts';
import { useApp } from '../../boot/app-context.ts';
import { PhoneNumber } from '../../components/phone-number.tsx';
import { PageHead, PRIVATE_PAGE } from '../../head/page-head.tsx';
import { loadFound } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import styles from './award-page.module.css';
import { CopyCode } from './copy-code.tsx';

/** The page of a winner, with the badge to embed (spec 2 §2), in a long and a short form. */
export function Component() {
  const { siteUrl } = useApp();
  const { slug = '' } = useParams();
  const award = useCall('getAwardPage', { params: { slug } });
  const { name: product } = useSite();
  const alt = `${award.recipient}: ${awardName(product)} ${award.year}`;
  const snippet = awardSnippet({ siteUrl, imageUrl: siteUrl + paths.awardBadge(award.slug), alt });
  const badge = <Badge award={award} alt={alt} />;
  return (
    <article className={styles.page}>
      <PageHead
        title={pageTitle(`${award.recipient}: ${awardName(product)}`, product)}
        description={`${award.recipient} won the ${award.year} ${awardName(product)}.`}
        robots={PRIVATE_PAGE}
      />
      <Container>
        <Breadcrumbs current={award.recipient} />
        <header className={styles.header}>
          <div className={styles.headline}>
            <p className={styles.award}>
              {awardName(product)} {award.year}
            </p>
            <h1 className={styles.name}>{award.recipient}</h1>
            <p className={styles.congratulations}>
              Congratulations to everyone at {award.recipient}
              {`. You’re one of ${region.name}’s top restaurants.`}
            </p>
            <Facts award={award} />
          </div>
          <div className={styles.badge}>{badge}</div>
        </header>
        <section aria-labelledby="why" className={styles.section}>
          <h2 id="why">Why We Selected {award.recipient}</h2>
          {award.why.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        {award.layout === 'long' ? (
          <Instructions snippet={snippet} badge={badge} email={award.awardsEmail} />
        ) : (
          <section aria-labelledby="display" className={styles.section}>
            <h2 id="display">Display Your Award on Your Website</h2>
            <CopyCode code={snippet} />
            <p>
              <ButtonLink to={paths.home} variant="outline">
                Back to Homepage
              </ButtonLink>
            </p>
          </section>
        )}
      </Container>
    </article>
  );
}

function Badge({ award: { slug, image }, alt }: { readonly award: AwardPageData; readonly alt: string }) {
  const width = AWARD_IMAGE_WIDTH;
  const height = image ? Math.round((width * image.height) / image.width) : width;
  return <img src={paths.awardBadge(slug)} alt={alt} width={width} height={height} />;
}

interface InstructionsProps {
  readonly snippet: string;
  readonly badge: ReactNode;
  /** Support address. */
  readonly email: string;
}

/** The long form: step by step, with a preview. */
function Instructions({ snippet, badge, email }: InstructionsProps) {
  return (
    <section aria-labelledby="display" className={styles.section}>
      <h2 id="display">Display Your Award Badge</h2>
      <ol role="list" className={styles.steps}>
        <li>
          <h3>Copy the HTML</h3>
          <CopyCode code={snippet} />
        </li>
        <li>
          <h3>Paste it into your site</h3>
          <p>Put it where guests will see it, such as your home page, the footer or next to the menu.</p>
        </li>
      </ol>
      <h3>Preview</h3>
      <div className={styles.preview}>{badge}</div>
      <aside className={styles.help}>
        <h3>Need Help?</h3>
        <p>
          Write to <a href={`mailto:${email}`}>{email}</a> and we’ll help you put it up.
        </p>
      </aside>
    </section>
  );
}

function Facts({ award }: { readonly award: AwardPageData }) {
  const website = webUrl(award.website);
  return (
    <dl className={styles.facts}>
      <dt>Address</dt>
      <dd>{award.address ?? 'Not listed yet'}</dd>
      <dt>Phone</dt>
      <dd>{award.phone === null ? 'Not listed yet' : <PhoneNumber phone={award.phone} />}</dd>
      <dt>Website</dt>
      <dd>
        {website === null ? (
          'Not listed yet'
        ) : (
          <a href={website} target="_blank" rel="noopener">
            {website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
          </a>
        )}
      </dd>
    </dl>
  );
}

export const loader: LoaderFunction = async ({ context, params: { slug = '' }, request }) => {
  const award = await loadFound(context, 'getAwardPage', { params: { slug } });
  canonical(request, paths.award(award.slug));
  return data(null, { headers: { 'X-Robots-Tag': PRIVATE_PAGE } });
};
