import type { GuidePage } from '#contract/editorial';
import { guideCuisine } from '#domain/guides/guide-cuisine';
import { articleNode } from '#domain/structured-data/publication-data';
import { listNode } from '#domain/structured-data/structured-data';
import * as texts from '#texts';
import { ArrowLeft } from 'lucide-react';
import { useSite } from '../api/use-call.ts';
import { RouteFailure } from '../failures/route-failure.tsx';
import { PageHead, PRIVATE_PAGE } from '../head/page-head.tsx';
import { paths } from '../paths.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Byline } from './byline.tsx';
import { CreditedPicture } from './credited-picture.tsx';
import styles from './guide.module.css';
import { PreviewNotice } from './preview-notice.tsx';

interface GuideProps {
  readonly guide: GuidePage;
}

/** Head and structured data of a guide: an article plus its item list (decisions §12). */
export function GuideHead({ guide }: GuideProps) {
  const site = useSite();
  const path = paths.guide(guide.slug);
  const image = guide.image?.url ?? paths.sharePictureOf('guides', guide.slug);
  const article = articleNode({
    headline: guide.title,
    description: guide.description,
    url: path,
    imageUrl: image,
    picture: guide.image,
    publishedAt: guide.publishDate,
    updatedAt: guide.updatedAt,
    authors: guide.authors.map((author) => ({ name: author.name, path: paths.author(author.slug) })),
    publication: site.publication,
  });
  const list = listNode({
    name: guide.title,
    url: path,
    restaurants: guide.restaurants
      .filter(({ hasCuisinePage }) => hasCuisinePage)
      .map((place) => ({ ...place, url: paths.restaurant(place.id) })),
  });
  return (
    <>
      <PageHead
        heading={guide.metaTitle ?? guide.title}
        description={guide.description}
        canonicalPath={paths.guide(guide.canonicalSlug)}
        type="article"
        robots={guide.isPreview ? PRIVATE_PAGE : undefined}
        image={guide.shareImageUrl ?? image}
        trail={[
          { name: texts.pages.guides(), url: paths.guides },
          { name: guide.title, url: path },
        ]}
        nodes={[article, list]}
      />
      {guide.isPreview && <PreviewNotice />}
    </>
  );
}

/** The header of a guide: link to all guides (spec 2 §2), title, byline and picture. */
export function GuideHeader({ guide }: GuideProps) {
  return (
    <>
      <p className={styles.back}>
        <Link to={paths.guides}>
          <ArrowLeft aria-hidden="true" />
          {texts.guide.back()}
        </Link>
      </p>
      <header className={styles.header}>
        <div className={styles.text}>
          <p>
            <Badge>{texts.guide.categories[guide.category]()}</Badge>
          </p>
          <h1 className={styles.title}>{guide.title}</h1>
          <p className={styles.standfirst}>{guide.description}</p>
          <Byline
            publishDate={guide.publishDate}
            isKeptCurrent={guide.kind !== 'article'}
            updatedAt={guide.updatedAt}
            authors={guide.authors}
          />
        </div>
        <CreditedPicture
          image={guide.image}
          neighborhood={guide.neighborhood}
          cuisine={guideCuisine(guide)}
          seed={guide.cuisine ?? guide.slug}
          eager
          className={styles.picture}
          figureClassName={styles.figure}
        />
      </header>
    </>
  );
}

/** Further reading after a guide (spec 2 §2). */
export function GuideMore() {
  return (
    <nav aria-labelledby="guide-more" className={styles.more}>
      <h2 id="guide-more" className={styles.moreTitle}>
        {texts.guide.more()}
      </h2>
      <div className={styles.links}>
        <ButtonLink to={paths.neighborhoods} variant="outline">
          {texts.guide.allNeighborhoods()}
        </ButtonLink>
        <ButtonLink to={paths.cuisines} variant="outline">
          {texts.guide.allCuisines()}
        </ButtonLink>
        <ButtonLink to={paths.guides} variant="outline">
          {texts.guide.moreGuides()}
        </ButtonLink>
      </div>
    </nav>
  );
}

/** Shown for unknown guide addresses (spec 2 §2). */
export function GuideFailure() {
  const links = <ButtonLink to={paths.guides}>{texts.guide.back()}</ButtonLink>;
  return (
    <RouteFailure missing={{ title: texts.guide.notFound(), text: texts.guide.notFoundText(), links }} />
  );
}
