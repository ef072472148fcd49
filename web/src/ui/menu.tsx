import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import styles from './menu.module.css';

interface MenuItem {
  readonly label: string;
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** Content of the button. */
  readonly label: ReactNode;
  readonly items: readonly MenuItem[];
  readonly className?: string | undefined;
}

/** A menu that starts open: it replaces a plain button that was just pressed. */
export function Menu({ label, items, className }: MenuProps) {
  return (
    <BaseMenu.Root defaultOpen modal={false}>
      <BaseMenu.Trigger className={className}>{label}</BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner align="end" sideOffset={6} className={styles.positioner}>
          <BaseMenu.Popup className={styles.popup}>
            {items.map((item) => (
              <BaseMenu.Item key={item.label} onClick={item.onSelect} className={styles.item}>
                {item.label}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
