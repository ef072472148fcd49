import type { StoryPage as StoryPageData } from '#contract/editorial';
import { articleNode } from '#domain/structured-data/publication-data';
import * as texts from '#texts';
import { type LoaderFunction, useParams, useSearchParams } from 'react-router';
import { canonical, editedInput, searchOf } from '../../address/canonical.ts';
import { useCall, useSite } from '../../api/use-call.ts';
import { ArticleBody } from '../../components/article-body.tsx';
import { Byline } from '../../components/byline.tsx';
import { CreditedPicture } from '../../components/credited-picture.tsx';
import { PreviewNotice } from '../../components/preview-notice.tsx';
import { RestaurantCard } from '../../components/restaurant-card.tsx';
import { RouteFailure } from '../../failures/route-failure.tsx';
import { PageHead, PRIVATE_PAGE } from '../../head/page-head.tsx';
import { loadFound } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import styles from './story-page.module.css';

const TRAIL = [{ name: texts.pages.stories(), url: paths.stories }];

/** One story to read (spec 2 §2). */
export function Component() {
  const { slug } = useParams();
  const [search] = useSearchParams();
  const story = useCall('getStoryPage', editedInput(slug, search));
  return (
    <article className={styles.story}>
      <Head story={story} />
      {story.isPreview && <PreviewNotice />}
      <Container>
        <Breadcrumbs trail={TRAIL} current={story.title} />
        <header className={styles.header}>
          <p>
            <Badge>{story.category}</Badge>
          </p>
          <h1 className={styles.title}>{story.title}</h1>
          <p className={styles.standfirst}>{story.description}</p>
          <Byline
            publishDate={story.publishDate}
            authors={story.authors}
            readMinutes={story.readMinutes}
            location={story.location}
          />
        </header>
        <div className={styles.columns}>
          <div>
            <CreditedPicture
              image={story.image}
              cuisine={story.coverCuisine}
              seed={story.slug}
              eager
              className={styles.hero}
              figureClassName={styles.lead}
            />
            <ArticleBody parts={story.body} />
          </div>
          {story.restaurant && (
            <aside aria-labelledby="the-place" className={styles.place}>
              <h2 id="the-place" className={styles.aside}>
                {texts.stories.thePlace()}
              </h2>
              <RestaurantCard place={story.restaurant} />
            </aside>
          )}
        </div>
        <p className={styles.back}>
          <ButtonLink to={paths.stories} variant="outline">
            {texts.stories.back()}
          </ButtonLink>
        </p>
      </Container>
    </article>
  );
}

function Head({ story }: { readonly story: StoryPageData }) {
  const site = useSite();
  const path = paths.story(story.slug);
  const image = story.image?.url ?? paths.sharePictureOf('stories', story.slug);
  return (
    <PageHead
      heading={story.metaTitle ?? story.title}
      description={story.metaDescription}
      keywords={story.keywords}
      canonicalPath={path}
      type="article"
      robots={story.isPreview ? PRIVATE_PAGE : undefined}
      image={story.shareImageUrl ?? image}
      trail={[...TRAIL, { name: story.title, url: path }]}
      nodes={articleNode({
        headline: story.title,
        description: story.metaDescription,
        url: path,
        imageUrl: image,
        picture: story.image,
        publishedAt: story.publishDate,
        updatedAt: story.updatedAt,
        authors: story.authors.map((author) => ({ name: author.name, path: paths.author(author.slug) })),
        publication: site.publication,
      })}
    />
  );
}

/** Shown for unknown story addresses (spec 2 §2). */
export function ErrorBoundary() {
  const links = <ButtonLink to={paths.stories}>{texts.stories.back()}</ButtonLink>;
  return (
    <RouteFailure missing={{ title: texts.stories.notFound(), text: texts.stories.notFoundText(), links }} />
  );
}

export const loader: LoaderFunction = async ({ context, params, request }) => {
  const story = await loadFound(context, 'getStoryPage', editedInput(params.slug, searchOf(request)));
  return story.isPreview ? null : canonical(request, paths.story(story.slug));
};
