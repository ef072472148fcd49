import * as texts from '#texts';
import { Menu } from '../ui/icons.ts';
import { useRef, useState } from 'react';
import { useLoaded } from '../hooks/use-loaded.ts';
import { AccountLinks } from './account-links.tsx';
import { HeaderLinks } from './header-links.tsx';
import styles from './mobile-menu.module.css';

interface MobileMenuProps {
  /** Called when the drawer's chunk fails to load, so that the links are shown another way. */
  readonly onFailed: () => void;
}

/** The menu button and its bottom drawer, which closes when a link is chosen (spec 1 §2). */
export function MobileMenu({ onFailed }: MobileMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Drawer, fetchDrawer] = useLoaded(async () => (await import('../ui/drawer.tsx')).Drawer);

  function open(): void {
    setOpen(true);
    fetchDrawer().catch(onFailed);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void fetchDrawer().catch(() => undefined)}
        onClick={open}
      >
        <Menu aria-hidden="true" />
        {texts.site.menu()}
      </button>
      {Drawer && (
        <Drawer title={texts.site.menu()} open={isOpen} onOpenChange={setOpen} opener={button}>
          <div className={styles.content}>
            <nav aria-label={texts.site.menu()} className={styles.links}>
              <HeaderLinks onChosen={() => setOpen(false)} />
            </nav>
            <AccountLinks onChosen={() => setOpen(false)} />
          </div>
        </Drawer>
      )}
    </>
  );
}
