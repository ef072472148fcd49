import type { GuidesPage } from '#contract/editorial';
import { slugOf } from '#domain/addresses/slugs';
import * as texts from '#texts';
import { useRef, useState } from 'react';
import clsx from 'clsx';
import type { NeighborhoodLook } from '../../components/neighborhood-art.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { Button } from '../../ui/button.tsx';
import { GuideCard } from '../../components/guide-card.tsx';
import styles from './guides-page.module.css';

interface GuideGroupProps {
  readonly group: GuidesPage['groups'][number];
  /** By neighborhood, so that adjacent cards differ. */
  readonly looks: ReadonlyMap<string, NeighborhoodLook>;
}

/** Guides per group that a phone shows before "Show all"; must match the style sheet. */
const ON_A_PHONE = 6;

/** The guides of one kind, newest first (spec 2 §2). On a phone a long list is collapsed. */
export function GuideGroup({ group: { category, guides }, looks }: GuideGroupProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = !isOpen && guides.length > ON_A_PHONE;

  function open(): void {
    setIsOpen(true);
    // The button is gone: focus moves to the first guide that it revealed.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`li:nth-child(${ON_A_PHONE + 1}) a`)?.focus(),
    );
  }

  return (
    <PageSection id={slugOf(category)} title={texts.guides.categories[category]()}>
      <ul ref={list} role="list" className={clsx(styles.grid, isFolded && styles.folded)}>
        {guides.map((guide) => (
          <li key={guide.slug}>
            <GuideCard guide={guide} look={looks.get(guide.neighborhood ?? '')} />
          </li>
        ))}
      </ul>
      {isFolded && (
        <div className={styles.unfold}>
          <Button variant="outline" onClick={open}>
            {texts.guides.showAll({ count: guides.length, kind: texts.guides.categories[category]() })}
          </Button>
        </div>
      )}
    </PageSection>
  );
}
