import * as texts from '#texts';
import clsx from 'clsx';
import { useState } from 'react';
import { useSite } from '../api/use-call.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { AccountArea } from './account-area.tsx';
import { HeaderLinks } from './header-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './site-header.module.css';

/** The masthead of every page; on small screens its links are in a bottom drawer titled Menu. */
export function SiteHeader() {
  const site = useSite();
  const [isMenuBroken, setMenuBroken] = useState(false);
  return (
    <header className={clsx(styles.header, isMenuBroken && styles.unfolded)}>
      <div className={styles.dateline}>
        <Container className={styles.datelineText}>{site.tagline}</Container>
      </div>
      <Container className={styles.bar}>
        <Wordmark name={site.name} />
        <nav aria-label={texts.site.mainMenu()} className={styles.nav}>
          <HeaderLinks />
        </nav>
        <div className={styles.advertise}>
          <ButtonLink to={site.advertiseUrl} newTab variant="outline" size="small">
            {texts.site.advertise()}
          </ButtonLink>
        </div>
        <div className={styles.account}>
          <AccountArea />
        </div>
        <div className={styles.menu}>
          <MobileMenu onFailed={() => setMenuBroken(true)} />
        </div>
      </Container>
    </header>
  );
}
