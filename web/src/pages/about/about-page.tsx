import * as texts from '#texts';
import { useCall, useSite } from '../../api/use-call.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { SubmitLink } from '../../components/submit-link.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { loadCalls } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import styles from './about-page.module.css';
import { RankingMethod } from './ranking-method.tsx';
import { RichText } from '../../ui/rich-text.tsx';

/** About the site: the published ranking method and the data sources (decisions §2). */
export function Component() {
  const home = useCall('getHomePage');
  const site = useSite();
  return (
    <>
      <PageHead
        heading={texts.about.title()}
        description={texts.about.description({ site: site.name })}
        canonicalPath={paths.about}
        trail={[{ name: texts.pages.about(), url: paths.about }]}
      />
      <PageHeader
        title={texts.site.about({ site: site.name })}
        subtitle={texts.about.subtitle()}
        current={texts.pages.about()}
      />
      <Container className={styles.columns}>
        <AboutAside hasSampleContent={site.hasSampleContent} />
        <div className={styles.prose}>
          <h2 id="what">{texts.about.what()}</h2>
          <p>{site.footerAbout}</p>
          <p>{texts.about.weList({ count: home.count })}</p>
          <RankingMethod examples={home.featured} />
          <h2 id="data">{texts.about.data()}</h2>
          <ul>
            <li>{texts.about.dataImports()}</li>
            <li>{texts.about.dataChecks()}</li>
            <li>{texts.about.dataUnknown()}</li>
            <li>{texts.about.dataClosed()}</li>
            <li>{texts.about.dataPictures()}</li>
          </ul>
          <p>
            <RichText text={texts.about.mistake} tags={{ add: <SubmitLink /> }} />
          </p>
          {site.hasSampleContent && <SampleNote />}
        </div>
      </Container>
    </>
  );
}

/** A drawing of a stoop and the page's contents: above the text on a phone, next to it on wider screens. */
function AboutAside({ hasSampleContent }: { readonly hasSampleContent: boolean }) {
  return (
    <aside className={styles.aside}>
      <img src={paths.stoop} alt="" width={360} height={420} className={styles.stoop} />
      <nav aria-labelledby="on-this-page" className={styles.contents}>
        <h2 id="on-this-page" className={styles.heading}>
          {texts.about.onThisPage()}
        </h2>
        <ul role="list" className={styles.links}>
          <li>
            <a href="#what">{texts.about.what()}</a>
          </li>
          <li>
            <a href="#ranking">{texts.about.ranking()}</a>
          </li>
          <li>
            <a href="#data">{texts.about.data()}</a>
          </li>
          {hasSampleContent && (
            <li>
              <a href="#sample">{texts.about.sample()}</a>
            </li>
          )}
        </ul>
      </nav>
    </aside>
  );
}

function SampleNote() {
  return (
    <>
      <h2 id="sample">{texts.about.sample()}</h2>
      <p>{texts.about.sampleText()}</p>
    </>
  );
}

export const loader = loadCalls('getHomePage');
