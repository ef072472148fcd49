'use client';

import { pageTitle } from '#domain/words/headings';
import { useState, useSyncExternalStore } from 'react';
import { LengthMeter } from './length-meter.tsx';
import styles from './share-card.module.css';
import { useArticleLooks, type ArticleCollection } from './use-article-looks.ts';

/** Approximate limits of search results, in characters. */
const TITLE_LENGTH = { least: 20, most: 65 };
const DESCRIPTION_LENGTH = { least: 70, most: 160 };

interface ShareCardProps {
  readonly collection: ArticleCollection;
  readonly siteName: string;
}

/** Live previews of an article's search result and shared link. */
export function ShareCard({ collection, siteName }: ShareCardProps) {
  const { path, pictureUrl, ...article } = useArticleLooks(collection);
  const title = pageTitle(article.title || 'No title yet', siteName);
  const description = article.description || 'No description yet.';
  const host = useSyncExternalStore(
    () => () => undefined,
    () => location.host,
    () => '',
  );
  return (
    <section aria-labelledby="share-card" className={styles.section}>
      <h3 id="share-card">How it looks</h3>
      <LengthMeter what="Title" length={title.length} {...TITLE_LENGTH} />
      <LengthMeter what="Description" length={description.length} {...DESCRIPTION_LENGTH} />
      <div className={styles.looks}>
        <figure>
          <figcaption>In search results</figcaption>
          <div className={styles.result}>
            <p className={styles.address}>{host + path.replaceAll('/', ' › ')}</p>
            <p className={styles.resultTitle}>{title}</p>
            <p>{description}</p>
          </div>
        </figure>
        <figure>
          <figcaption>In a message</figcaption>
          <div className={styles.message}>
            <SharedPicture key={pictureUrl} url={pictureUrl} />
            <p className={styles.messageTitle}>{title}</p>
            <p className={styles.messageText}>{description}</p>
            <p className={styles.address}>{host}</p>
          </div>
        </figure>
      </div>
    </section>
  );
}

/** An article's drawn picture exists only once it is public. */
function SharedPicture({ url }: { readonly url: string }) {
  const [isMissing, setIsMissing] = useState(false);
  return isMissing ? (
    <p className={styles.noPicture}>Once it’s published, we draw a picture with the headline.</p>
  ) : (
    <img src={url} alt="" onError={() => setIsMissing(true)} />
  );
}
