import type { AwardPage as AwardPageData } from '#contract/editorial';
import { webUrl } from '#domain/addresses/links';
import { AWARD_IMAGE_WIDTH, awardSnippet } from '#domain/guides/award-snippet';
import * as texts from '#texts';
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
import { RichText } from '../../ui/rich-text.tsx';

/** The page of a winner, with the badge to embed (spec 2 §2), in a long and a short form. */
export function Component() {
  const { siteUrl } = useApp();
  const { slug = '' } = useParams();
  const award = useCall('getAwardPage', { params: { slug } });
  const { name: product } = useSite();
  const { recipient, year } = award;
  const name = texts.awards.name({ site: product });
  const alt = texts.award.badge({ recipient, award: name, year });
  const snippet = awardSnippet({ siteUrl, imageUrl: siteUrl + paths.awardBadge(award.slug), alt });
  const badge = <Badge award={award} alt={alt} />;
  return (
    <article className={styles.page}>
      <PageHead
        heading={texts.award.title({ recipient, award: name })}
        description={texts.award.description({ recipient, award: name, year })}
        robots={PRIVATE_PAGE}
      />
      <Container>
        <Breadcrumbs current={recipient} />
        <header className={styles.header}>
          <div className={styles.headline}>
            <p className={styles.award}>
              {name} {year}
            </p>
            <h1 className={styles.name}>{recipient}</h1>
            <p className={styles.congratulations}>{texts.award.congratulations({ recipient })}</p>
            <Facts award={award} />
          </div>
          <div className={styles.badge}>{badge}</div>
        </header>
        <section aria-labelledby="why" className={styles.section}>
          <h2 id="why">{texts.award.why({ recipient })}</h2>
          {award.why.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        {award.layout === 'long' ? (
          <Instructions snippet={snippet} badge={badge} email={award.awardsEmail} />
        ) : (
          <section aria-labelledby="display" className={styles.section}>
            <h2 id="display">{texts.award.display()}</h2>
            <CopyCode code={snippet} />
            <p>
              <ButtonLink to={paths.home} variant="outline">
                {texts.award.home()}
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
      <h2 id="display">{texts.award.displayBadge()}</h2>
      <ol role="list" className={styles.steps}>
        <li>
          <h3>{texts.award.copyHtml()}</h3>
          <CopyCode code={snippet} />
        </li>
        <li>
          <h3>{texts.award.paste()}</h3>
          <p>{texts.award.pasteText()}</p>
        </li>
      </ol>
      <h3>{texts.award.preview()}</h3>
      <div className={styles.preview}>{badge}</div>
      <aside className={styles.help}>
        <h3>{texts.award.help()}</h3>
        <p>
          <RichText text={texts.award.helpText} tags={{ email: <a href={`mailto:${email}`}>{email}</a> }} />
        </p>
      </aside>
    </section>
  );
}

function Facts({ award }: { readonly award: AwardPageData }) {
  const website = webUrl(award.website);
  return (
    <dl className={styles.facts}>
      <dt>{texts.award.address()}</dt>
      <dd>{award.address ?? texts.award.unlisted()}</dd>
      <dt>{texts.award.phone()}</dt>
      <dd>{award.phone === null ? texts.award.unlisted() : <PhoneNumber phone={award.phone} />}</dd>
      <dt>{texts.award.website()}</dt>
      <dd>
        {website === null ? (
          texts.award.unlisted()
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
